import { fold, foldLetter } from './fold.ts';

/** Letters, digits, + and # as in C++ and C#; a word may have several parts: Vue.js, front-end, п’ять. */
const wordPattern = /[\p{L}\p{M}\p{N}+#]+(?:[.\-‐’'ʼ`][\p{L}\p{M}\p{N}+#]+)*/gu;
const joint = /[.\-‐]/;

/**
 * The terms by which a text is found: each word, and the parts of a word that has several.
 * @example toTerms('Vue.js for Kyiv') // ['vuejs', 'vue', 'js', 'for', 'kiiv']
 */
export function toTerms(text: string): string[] {
	return (text.match(wordPattern) ?? []).flatMap((word) => {
		const parts = word.split(joint);
		return [word, ...(parts.length > 1 ? parts : [])].map(fold).filter(Boolean);
	});
}

/** The words of a query that have a letter or a digit, each once. @example toAskedWords('vue.js Vue.js') // ['vuejs'] */
export function toAskedWords(query: string): string[] {
	return [...new Set(listWords(query))].slice(0, mostWords);
}

/** The words of a query as they follow each other. */
export function listWords(query: string): string[] {
	const words = (query.match(wordPattern) ?? []).map(fold);
	return words.filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** A long pasted text must not take long. */
const mostWords = 12;

/** A term of a text, and where the letters begin and end that gave each letter of the term: `щ` gives four. */
interface PlacedTerm {
	term: string;
	starts: number[];
	ends: number[];
}

/** The same terms as those of `toTerms`, with their places. */
export function placeTerms(text: string): PlacedTerm[] {
	return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) => {
		const parts = word.split(joint);
		if (parts.length === 1) return place(word, index);
		let start = index;
		const placed = parts.map((each) => {
			const term = place(each, start);
			start += each.length + 1;
			return term;
		});
		return [place(word, index), ...placed];
	});
}

function place(word: string, start: number): PlacedTerm {
	const placed: PlacedTerm = { term: '', starts: [], ends: [] };
	let offset = start;
	for (const letter of word) {
		const end = offset + letter.length;
		const folded = foldLetter(letter);
		for (const plain of folded) {
			placed.term += plain;
			placed.starts.push(offset);
			placed.ends.push(end);
		}
		// A soft sign or an accent that gives no letter belongs to the letter before it.
		if (folded === '' && placed.ends.length > 0) placed.ends.splice(-1, 1, end);
		offset = end;
	}
	return placed;
}
