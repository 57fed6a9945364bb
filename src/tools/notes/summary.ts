import { findMatches, foldText } from '#lib/search.ts';

/** Characters: more than a list has room for. */
const longest = 200;

/**
 * What a list shows of a note, without the signs of Markdown: its first line with words, and what follows it, or what
 * surrounds the text that is searched for.
 * @example toSummary('# Bread\n- [ ] **rye**', '') // { title: 'Bread', excerpt: 'rye' }
 */
export function toSummary(text: string, query: string): { title: string; excerpt: string } {
	const start = text.search(/\S/);
	const end = /\n|$/.exec(text.slice(start))?.index ?? 0;
	const line = text.slice(start, start + Math.min(end, longest));
	const body = start + end;
	const [found = body] = findMatches(text, [foldText(query).trim()]).at(-1) ?? [];
	const from = found < body + longest / 2 ? body : found - longest / 4;
	return {
		title: toPlain(line) || line,
		excerpt: (from > body ? '…' : '') + toPlain(text.slice(from, from + longest)),
	};
}

/** One line of plain words, with a dot between the lines of the text. */
function toPlain(markdown: string): string {
	return markdown
		.replace(/^[ \t]*\|?[ \t|:-]*-{3}[ \t|:-]*$/gm, '')
		.replace(/^[ \t]*\|(.*)\|[ \t]*$/gm, (_, cells: string) => cells.replace(/\s*\|\s*/g, ', '))
		.replace(/^\s*(?:#{1,6}|>|(?:[-*+]|\d{1,9}[.)])(?: \[[ xX]\])?)\s+/gm, '')
		.replace(/\*\*|__|~~|`/g, '')
		.replace(/(?<![\p{L}\p{N}])([*_])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
		.trim()
		.replace(/\s*\n\s*/g, ' · ')
		.replace(/\s+/g, ' ');
}
