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

/** How many of the words the text contains; 0 is no match. */
export function countWords(text: string, words: readonly string[]): number {
	return words.reduce((count, word) => count + (text.includes(word) ? 1 : 0), 0);
}

/**
 * Indexes of the texts that have any of the words, best first. The whole query as it is typed wins, and most of all in the
 * first line of a text, which is what the page shows: `11/10/2022` is one day in Spain and another in America. Then more
 * of its words win, then more of them that are whole words in the text, then the order the texts came in. The texts are
 * already folded, so that they are folded once and not on each key.
 */
export function rankMatches(foldedTexts: readonly string[], query: string): number[] {
	const words = toSearchWords(query);
	if (words.length === 0) return [];
	const phrase = foldText(query).trim().replace(/\s+/g, ' ');
	return foldedTexts
		.flatMap((text, index) => {
			const count = countWords(text, words);
			if (count === 0) return [];
			const phrases = rankPhrase(text, phrase);
			const whole = words.filter((word) => hasWhole(text, word)).length;
			return { index, ranks: [...phrases, count, whole] };
		})
		.sort((a, b) => compareRanks(a.ranks, b.ranks) || a.index - b.index)
		.map(({ index }) => index);
}

/** Whether the phrase is shown, is in the text, and is in it at least as a part of other words: 1 or 0 for each. */
function rankPhrase(text: string, phrase: string): number[] {
	if (!text.includes(phrase)) return [0, 0, 0];
	const [shown = ''] = text.split('\n', 1);
	return [hasWhole(shown, phrase), hasWhole(text, phrase), true].map(Number);
}

/** Higher numbers come first; the first two numbers that differ decide. */
function compareRanks(a: readonly number[], b: readonly number[]): number {
	const at = a.findIndex((rank, index) => rank !== b[index]);
	return (b[at] ?? 0) - (a[at] ?? 0);
}

/** Whether the words are in the text and not only inside longer words: `4 Jul` is not in `14 Jul`. */
function hasWhole(text: string, words: string): boolean {
	for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
		const around = [text[at - 1], text[at + words.length]];
		if (around.every((letter) => letter === undefined || !/[\p{L}\p{N}]/u.test(letter)))
			return true;
	}
	return false;
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
