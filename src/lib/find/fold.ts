import letters from './latin.json' with { type: 'json' };

/**
 * Ukrainian letters in Latin ones, by the table of 2010; the rest are letters of its neighbours. Names are written either way, so that
 * `y` is `i`: Andrii and Andriy, Mykola and Mikola.
 */
const latin: Readonly<Record<string, string>> = letters;
const folded = new Map<string, string>();

/**
 * A letter as it is compared: small, Latin, without accents. Punctuation and combining accents become an empty text.
 * @example foldLetter('Ї') // 'i'
 * @example foldLetter('ñ') // 'n'
 */
export function foldLetter(letter: string): string {
	const known = folded.get(letter);
	if (known !== undefined) return known;
	const small = letter.toLowerCase();
	const plain = small.normalize('NFD').replace(/[^\p{L}\p{N}+#]/gu, '');
	const result = latin[small] ?? latin[plain] ?? plain;
	folded.set(letter, result);
	return result;
}

/** @example fold('Київ') // 'kiiv', like fold('Kyiv') */
export function fold(text: string): string {
	let result = '';
	for (const letter of text) result += foldLetter(letter);
	return result;
}
