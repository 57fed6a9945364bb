import { type Locale, toIntlTag } from './locales.ts';

const known = new Map<Locale, ReadonlyMap<string, number>>();

/**
 * The power of ten that a word stands for: words of the CLDR, short and long, in a language, in English and in Ukrainian;
 * mil, a thousand in Spanish, is a million in colloquial English. Of single letters only k and M are read: m is a metre, too.
 * Undefined for other words, and for those that mean another number in English.
 * @example toScale('uk', 'млн.') // 6
 */
export function toScale(locale: Locale, word: string): number | undefined {
	if (word === 'M') return 6;
	const words = known.get(locale) ?? collectWords(toIntlTag(locale));
	known.set(locale, words);
	return words.get(toPlain(word)) || undefined;
}

function collectWords(language: string): ReadonlyMap<string, number> {
	const words = new Map(Object.entries({ k: 3, к: 3, bn: 9 }));
	for (const tag of [language, 'en', 'uk'])
		for (const compactDisplay of ['short', 'long'] as const) {
			const format = new Intl.NumberFormat(tag, { notation: 'compact', compactDisplay });
			for (const count of [1, 1.5, 2, 5])
				for (const power of [3, 6, 9, 12]) {
					const parts = format.formatToParts(count * 10 ** power);
					const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
					const word = toPlain(find('compact'));
					// Spanish counts thousands of millions: only the zeros that the word replaces are its own.
					const own = power + 1 - find('integer').length;
					if (word.length > 1) words.set(word, (words.get(word) ?? own) === own ? own : 0);
				}
		}
	return words;
}

function toPlain(word: string): string {
	return word.toLowerCase().replace(/\.$/, '');
}
