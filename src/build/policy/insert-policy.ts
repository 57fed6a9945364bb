import type { HtmlTag } from '#build/html/scan.ts';

/**
 * Puts the character set and the policy first into the head: what stands above a policy is not
 * governed by it.
 */
export function insertPolicy(html: string, tags: readonly HtmlTag[], policy: string): string {
	const metas = `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">`;
	const charset = tags.find((tag) => tag.name === 'meta' && tag.attributes.has('charset'));
	const rest = charset ? html.slice(0, charset.start) + html.slice(charset.end) : html;
	const at = startOfHead(tags);
	return rest.slice(0, at) + metas + rest.slice(at);
}

/** After `<head>`, or, where a page leaves that tag out, before its first other element. */
function startOfHead(tags: readonly HtmlTag[]): number {
	const head = tags.find((tag) => tag.name === 'head');
	if (head) return head.end;
	return tags.find((tag) => tag.name !== 'html')?.start ?? 0;
}
