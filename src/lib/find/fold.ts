/** Ukrainian letters in Latin ones, by the table of 2010; the rest are letters of its neighbours. */
const latin: Readonly<Record<string, string>> = {
	...{ а: 'a', б: 'b', в: 'v', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z' },
	...{ и: 'i', і: 'i', ї: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r' },
	...{ с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ь: '' },
	...{
		ю: 'iu',
		я: 'ia',
		ы: 'i',
		э: 'e',
		ё: 'e',
		ъ: '',
		ß: 'ss',
		ø: 'o',
		ł: 'l',
		đ: 'd',
		æ: 'ae',
		ʼ: '',
	},
	// Names are written either way: Andrii and Andriy, Mykola and Mikola.
	y: 'i',
};
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
