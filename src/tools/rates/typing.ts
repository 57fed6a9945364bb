import { toCountryName } from '#i18n/country-name.ts';
import { toCurrencyNames } from '#i18n/currencies.ts';
import { toMeantCurrencies } from '#i18n/currency-words.ts';
import { builtInLocales } from '#i18n/locales.ts';
import { foldText, toSearchWords } from '#lib/search.ts';
import moreRegions from './currency-regions.json' with { type: 'json' };

export { hasCells, toLine } from '#i18n/cells.ts';
export { readAmount } from './read-amount.ts';
export { toCurrencyNames };

/*
 * What only visitors who type or pick a day need: it loads when they begin, and the page is ready sooner.
 */

/**
 * The currencies whose code or name, of the page or in any of the three languages, has all words of a query, after them those
 * that the query is a sign of, as an amount has it, and those of a country whose name in one of the languages has words that
 * begin like these. Accents do not count.
 */
export function searchCodes(
	codes: readonly string[],
	names: Readonly<Record<string, string>>,
	query: string,
): string[] {
	const words = toSearchWords(query).map(toPlain);
	const signed = toMeantCurrencies(query.trim()).filter((code) => codes.includes(code));
	if (words.length === 0) return signed;
	const known = [names, ...builtInLocales.map((locale) => toCurrencyNames(locale, codes))];
	const named = codes.filter((code) => {
		const text = toPlain([code, ...known.map((list) => list[code])].join(' '));
		return words.every((word) => text.includes(word));
	});
	const paidWith = codes.filter((code) =>
		listCountries(code).some((name) => words.every((word) => name.includes(` ${word}`))),
	);
	return [...new Set([...named, ...signed, ...paidWith])];
}

/**
 * A currency is that of the country its code begins with and of those in `currency-regions.json`: the legal tenders of CLDR 48.2
 * (`supplemental/currencyData`) but for regions without inhabitants. X begins what belongs to no single country.
 */
const regions: Readonly<Record<string, string>> = moreRegions;

function listCountries(code: string): string[] {
	const own = code.startsWith('X') ? '' : code.slice(0, 2);
	return `${own} ${regions[code] ?? ''}`
		.split(' ')
		.flatMap((region) =>
			builtInLocales.map((locale) => ` ${toPlain(toCountryName(locale, region) ?? '')}`),
		);
}

function toPlain(text: string): string {
	return foldText(text).normalize('NFD').replaceAll(/\p{M}/gu, '');
}
