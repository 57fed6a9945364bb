import { toCurrencyNames } from '#i18n/currencies.ts';
import { builtInLocales } from '#i18n/locales.ts';
import { foldText, toSearchWords } from '#lib/search.ts';

export { hasCells, toLine } from '#i18n/cells.ts';
export { readAmount } from './read-amount.ts';
export { toCurrencyNames };

/*
 * What only visitors who type or pick a day need: it loads when they begin, and the page is ready sooner.
 */

/** The currencies whose code or name, of the page or in any of the three languages, has all words of a query. Accents do not count. */
export function searchCodes(
	codes: readonly string[],
	names: Readonly<Record<string, string>>,
	query: string,
): string[] {
	const words = toSearchWords(query).map(toPlain);
	if (words.length === 0) return [];
	const known = builtInLocales.map((locale) => toCurrencyNames(locale, codes));
	return codes.filter((code) => {
		const text = toPlain([code, ...[names, ...known].map((list) => list[code])].join(' '));
		return words.every((word) => text.includes(word));
	});
}

function toPlain(text: string): string {
	return foldText(text).normalize('NFD').replaceAll(/\p{M}/gu, '');
}
