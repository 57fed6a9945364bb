import type { MarkedPart } from '#lib/marked-text.ts';
import { mergeRanges, type Range } from '#lib/ranges.ts';
import type { Asked } from './finder.ts';
import { matchers } from './match-term.ts';
import { placeTerms } from './words.ts';

/** The text in parts; marked are the letters that answer the query. */
export function markAsked(text: string, { words }: Asked): MarkedPart[] {
	const marks = findMarks(text, { words });
	const parts: MarkedPart[] = [];
	let end = 0;
	for (const [from, to] of marks) {
		if (from > end) parts.push({ text: text.slice(end, from), marked: false });
		parts.push({ text: text.slice(from, to), marked: true });
		end = to;
	}
	if (end < text.length) parts.push({ text: text.slice(end), marked: false });
	return parts;
}

/** Ranges of the letters that match the query, in order, without overlaps. */
export function findMarks(text: string, { words }: Asked): Range[] {
	return mergeRanges(
		placeTerms(text).flatMap(({ term, starts, ends }) =>
			words.flatMap((word): Range[] => {
				const match = matchers[word.by](term, word.text);
				return match ? [[starts[match.start] ?? 0, ends[match.end - 1] ?? 0]] : [];
			}),
		),
	);
}
