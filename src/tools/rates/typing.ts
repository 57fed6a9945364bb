import { foldText, toSearchWords } from '#lib/search.ts';

export { hasCells, toLine } from '#i18n/cells.ts';
export { toCurrencyNames } from '#i18n/currencies.ts';
export { readAmount } from './read-amount.ts';

/*
 * What only visitors who type or pick a day need: it loads when they begin, and the page is ready sooner.
 */

/** The currencies whose code or name has all words of a query. */
export function searchCodes(
	codes: readonly string[],
	names: Readonly<Record<string, string>>,
	query: string,
): string[] {
	const words = toSearchWords(query);
	if (words.length === 0) return [];
	return codes.filter((code) => {
		const text = foldText(`${code} ${names[code] ?? ''}`);
		return words.every((word) => text.includes(word));
	});
}
