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

/**
 * Words of a search. Those without a letter or a digit are dropped: every American date has the slash of `98 / 100`, and
 * an empty word, as after a space at the end, is in every text.
 */
export function toSearchWords(query: string): string[] {
	const words = foldText(query).split(/\s+/);
	return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))];
}

/** Whether any of the texts contains the query as one piece. An empty query matches nothing. */
export function hasPhrase(texts: readonly string[], query: string): boolean {
	const phrase = foldText(query).trim();
	return phrase !== '' && texts.some((text) => text.includes(phrase));
}

/** Stretches of `text` that match any of the words, in order and without overlaps, as [start, end). */
export function findMatches(text: string, words: readonly string[]): Range[] {
	const sought = words.filter(Boolean);
	if (sought.length === 0) return [];
	const folded = foldText(text);
	// Folding may change lengths (a final sigma, a combined letter); then marks would be misplaced.
	if (folded.length !== text.length) return [];
	const found: Range[] = [];
	for (const word of sought) {
		for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
			found.push([at, at + word.length]);
		}
	}
	return mergeRanges(found);
}
