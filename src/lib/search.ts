import { mergeRanges, type Range } from './ranges.ts';

/** Letters as they are compared: small, composed, one apostrophe, one space, no invisible marks of direction. */
export function foldText(text: string): string {
	return text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
		.replace(/\u00a0/g, ' ')
		.replace(/['ʼ`]/g, '’');
}

/** Words of a search. Empty words are dropped, so that a space at the end does not match everything. */
export function toSearchWords(query: string): string[] {
	return [...new Set(foldText(query).split(/\s+/).filter(Boolean))];
}

/** Whether any of the texts contains the query as one piece. An empty query matches nothing. */
export function hasPhrase(texts: readonly string[], query: string): boolean {
	const phrase = foldText(query).trim();
	return phrase !== '' && texts.some((text) => text.includes(phrase));
}

/** How many of the words the text contains: the rank of a match; 0 is no match. */
export function countWords(text: string, words: readonly string[]): number {
	return words.reduce((count, word) => count + (text.includes(word) ? 1 : 0), 0);
}

/**
 * Indexes of the texts that have any of the words, best first: more words win, then the order they
 * came in. The texts are already folded, so that they are folded once and not on each key.
 */
export function rankMatches(foldedTexts: readonly string[], query: string): number[] {
	const words = toSearchWords(query);
	if (words.length === 0) return [];
	return foldedTexts
		.map((text, index) => ({ index, rank: countWords(text, words) }))
		.filter(({ rank }) => rank > 0)
		.sort((a, b) => b.rank - a.rank || a.index - b.index)
		.map(({ index }) => index);
}

/** Stretches of `text` that match any of the words, in order and without overlaps, as [start, end). */
export function findMatches(text: string, words: readonly string[]): Range[] {
	const folded = foldText(text);
	// Folding may change lengths (a final sigma, a combined letter); then marks would be misplaced.
	if (folded.length !== text.length) return [];
	const found: Range[] = [];
	for (const word of words.filter(Boolean)) {
		for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
			found.push([at, at + word.length]);
		}
	}
	return mergeRanges(found);
}
