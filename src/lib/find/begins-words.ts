import { toAskedWords, toTerms } from './words.ts';

/** One or two letters begin some word of nearly every text. */
const shortest = 3;

/**
 * Whether the text has a word that begins with each one of the query. Words with fewer than three letters do not count, nor does a query
 * of such words alone.
 * @example beginsWords('Use the dark theme', 'dar') // true
 */
export function beginsWords(text: string, query: string): boolean {
	const asked = toAskedWords(query).filter(({ length }) => length >= shortest);
	const terms = toTerms(text);
	return asked.length > 0 && asked.every((word) => terms.some((term) => term.startsWith(word)));
}
