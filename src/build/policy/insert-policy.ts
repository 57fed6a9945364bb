import type MagicString from 'magic-string';
import type { HtmlTag } from '#build/html/scan.ts';

/**
 * Puts the character set and the policy first into the head: a policy does not apply to what precedes it.
 *
 * A page that may request from other hosts sends them no `Referer`. What a script requests still carries `Origin`, by
 * which CORS names the site: no setting of a page removes it.
 */
export function insertPolicy(page: MagicString, tags: readonly HtmlTag[], policy: string): void {
	const charset = tags.find((tag) => tag.name === 'meta' && tag.attributes.has('charset'));
	if (charset) page.remove(charset.start, charset.end);
	const referrer = /\shttps?:/.test(policy) ? '<meta name="referrer" content="same-origin">' : '';
	page.appendLeft(
		startOfHead(tags),
		`<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">${referrer}`,
	);
}

/** After `<head>`, or, where a page leaves that tag out, before its first other element. */
function startOfHead(tags: readonly HtmlTag[]): number {
	const head = tags.find((tag) => tag.name === 'head');
	if (head) return head.end;
	return tags.find((tag) => tag.name !== 'html')?.start ?? 0;
}
