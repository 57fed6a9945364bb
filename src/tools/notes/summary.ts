import { findMatches, foldText } from '#lib/search.ts';

/** Characters: more than a list has room for. */
const longest = 200;

/** The rest of a line without words: the rule of a table or between parts, what is below a heading, a fence of code. */
const noWords = '[ \\t]*(?:(?=[^-\\n]*-)[-|: \\t]+|(?:[*_=][ \\t]*){3,}|(?:```|~~~)[^`\\n]*)$';
const wordless = new RegExp(`^${noWords}`, 'gm');
const worded = new RegExp(`^(?!${noWords})[^\\S\\n]*\\S`, 'm');

/** The sign of a list item with a box. */
const box = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[([ xX])\][ \t]+/gm;

/**
 * What a list shows of a note, without the signs of Markdown: its first line with words, and what follows it, or what
 * surrounds the text that is searched for.
 * @example toSummary('# Bread\n- [ ] **rye**', '') // { title: 'Bread', excerpt: '☐ rye' }
 */
export function toSummary(text: string, query: string): { title: string; excerpt: string } {
	const found = text.search(worded);
	const start = found < 0 ? text.search(/\S/) : found;
	const end = /\n|$/.exec(text.slice(start))?.index ?? 0;
	const line = text.slice(start, start + Math.min(end, longest));
	const body = start + end;
	const [match = body] = findMatches(text, [foldText(query).trim()]).at(-1) ?? [];
	const from = match < body + longest / 2 ? body : match - longest / 4;
	const excerpt = text
		.slice(from, from + longest)
		.replace(box, (_, tick) => (tick === ' ' ? '☐ ' : '☑ '));
	return {
		title: toPlain(line) || line,
		excerpt: (from > body ? '…' : '') + toPlain(excerpt),
	};
}

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
