import { findMatches, foldText } from '#lib/search.ts';

/** Characters: more than a list has room for. */
const longest = 200;

/** Lines that may stand before the title: more rules and fences than a note begins with. */
const mostBefore = 10;

/**
 * What a list shows of a note, without the signs of Markdown: its first line with words, and what follows it, or what
 * surrounds the text that is searched for.
 * @example toSummary('# Bread\n- [ ] **rye**', '') // { title: 'Bread', excerpt: '☐ rye' }
 */
export function toSummary(text: string, query: string): { title: string; excerpt: string } {
	const { start, end } = findTitle(text);
	const line = text.slice(start, Math.min(end, start + longest));
	const [found = end] = findMatches(text, [foldText(query).trim()]).at(-1) ?? [];
	const from = found < end + longest / 2 ? end : found - longest / 4;
	const excerpt = toPlain(
		text.slice(from, from + longest).replace(box, (_, tick: string) => `${ticks[tick] ?? '☑'} `),
	);
	return { title: toPlain(line) || line, excerpt: (from > end ? '…' : '') + excerpt };
}

/** The first line with words; without any, the first one that is not blank. */
function findTitle(text: string): { start: number; end: number } {
	const first = toLineAt(text, 0);
	let line = first;
	for (let before = 0; before < mostBefore && line.start < text.length; before += 1) {
		if (toPlain(text.slice(line.start, Math.min(line.end, line.start + longest))) !== '')
			return line;
		line = toLineAt(text, line.end);
	}
	return first;
}

/** The next line that is not blank. */
function toLineAt(text: string, place: number): { start: number; end: number } {
	const found = text.slice(place).search(/\S/);
	const start = found < 0 ? text.length : place + found;
	const end = text.indexOf('\n', start);
	return { start, end: end < 0 ? text.length : end };
}

/** The sign of a list item with a box. */
const box = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[([ xX])\][ \t]+/gm;
const ticks: Readonly<Record<string, string>> = { ' ': '☐' };

/** Lines of Markdown that have no words: the rule of a table or between parts, the line below a heading, a fence of code. */
const wordless = /^[ \t]*(?:(?=[^-\n]*-)[-|: \t]+|(?:[*_=][ \t]*){3,}|(?:```|~~~)[^`\n]*)$/gm;

/** One line of plain words, with a dot between the lines of the text. */
function toPlain(markdown: string): string {
	return markdown
		.replace(wordless, '')
		.replace(/^[ \t]*\|(.*)\|[ \t]*$/gm, (_, cells: string) => cells.replace(/\s*\|\s*/g, ', '))
		.replace(/^\s*(?:#{1,6}|>|(?:[-*+]|\d{1,9}[.)])(?: \[[ xX]\])?)\s+/gm, '')
		.replace(/\*\*|__|~~|`/g, '')
		.replace(/(?<![\p{L}\p{N}])([*_])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
		.trim()
		.replace(/\s*\n\s*/g, ' · ')
		.replace(/\s+/g, ' ');
}
