import { createHash } from 'node:crypto';
import type { HtmlTag } from '#build/html/scan.ts';
import type { PolicySources } from '#tools/contract.ts';
import directives from './base-directives.json' with { type: 'json' };

/** Every page may load its own files and run its own inline scripts, each known by its hash. */
const baseDirectives: Record<string, readonly string[]> = directives;

/** A `script` of any other type is data, which no policy holds back and no hash has to allow. */
const executableTypes =
	/^(|module|(text|application)\/(javascript|ecmascript)|importmap|speculationrules)$/;

/** The content policy of one page: the hashes of its inline scripts and styles, and what it was granted. */
export function toPagePolicy(
	tags: readonly HtmlTag[],
	grants: readonly PolicySources[] = [],
	base: Readonly<Record<string, readonly string[]>> = baseDirectives,
): string {
	const directives = new Map(Object.entries(base).map(([name, list]) => [name, [...list]]));
	directives.get('script-src')?.push(...hashes(tags.filter(isInlineScript)));
	const styles = directives.get('style-src');
	// A hash would take back what 'unsafe-inline' allows.
	if (!styles?.includes("'unsafe-inline'"))
		styles?.push(...hashes(tags.filter((tag) => tag.name === 'style')));
	for (const [name, sources] of grants.flatMap((grant) => Object.entries(grant))) {
		const known = (directives.get(name) ?? []).filter((source) => source !== "'none'");
		directives.set(name, [...new Set([...known, ...sources])]);
	}
	return [...directives].map(([name, list]) => [name, ...list].join(' ')).join('; ');
}

/** True for a script that the browser runs and that is inline. */
export function isInlineScript(tag: HtmlTag): boolean {
	if (tag.name !== 'script' || tag.attributes.has('src')) return false;
	return executableTypes.test((tag.attributes.get('type') ?? '').trim().toLowerCase());
}

/**
 * True when a pattern of `policy-sources.ts` names this page.
 *
 * @example matchesPage('/extra/graphics/*', '/extra/graphics/cube') // true
 */
export function matchesPage(pattern: string, page: string): boolean {
	return pattern.endsWith('/*') ? page.startsWith(pattern.slice(0, -1)) : page === pattern;
}

function hashes(tags: readonly HtmlTag[]): string[] {
	const sources = tags.map((tag) => {
		const digest = createHash('sha256').update(tag.text).digest('base64');
		return `'sha256-${digest}'`;
	});
	return [...new Set(sources)];
}
