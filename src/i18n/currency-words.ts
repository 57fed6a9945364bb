import list from './currency-beginnings.json' with { type: 'json' };
import signs from './currency-symbols.json' with { type: 'json' };

/**
 * How the words begin that people write for currencies, in the three languages, whichever of them the page has; the
 * first currency is meant unless another one of the list has been chosen. Crowns and rupees are left out: no first one is.
 */
const beginnings: readonly (readonly string[])[] = list;

/** Endings are short in all three: dollars, доларами, dólares. */
const longestEnding = 3;

/** What people write for a currency besides its code. */
const symbols: Readonly<Record<string, string>> = signs;

/**
 * The currencies that a code, a sign, a word or a name may mean, the most likely one first; none for any other text.
 * @example toMeantCurrencies('доларів') // ['USD', 'CAD', …]
 * @example toMeantCurrencies('CA$') // ['CAD']
 */
export function toMeantCurrencies(words: string): readonly string[] {
	const upper = words.toLocaleUpperCase('en');
	all ??= Intl.supportedValuesOf('currency');
	if (all.includes(upper)) return [upper];
	const symbol = symbols[upper];
	if (symbol !== undefined) return [symbol];
	const [, country] = /^([A-Z]{2})\$$/.exec(upper) ?? [];
	if (country) return all.filter((code) => code === `${country}D` || code === `${country}N`);
	const plain = words.toLowerCase().replaceAll('ó', 'o');
	const [, ...codes] =
		beginnings.find(
			([begin = '']) => plain.startsWith(begin) && plain.length <= begin.length + longestEnding,
		) ?? [];
	return codes.length > 0 || !plain.includes(' ') ? codes : findByName(words.toLowerCase(), all);
}

let all: readonly string[] | undefined;
let names: readonly { code: string; words: readonly string[] }[] | undefined;

/** By its name in the CLDR, in any of its cases: US dollars, доларів США, dólares estadounidenses. */
function findByName(text: string, codes: readonly string[]): readonly string[] {
	names ??= ['en', 'uk', 'es'].flatMap((tag) => {
		const list = new Intl.DisplayNames(tag, { type: 'currency' });
		return codes.map((code) => ({ code, words: list.of(code)?.toLowerCase().split(' ') ?? [] }));
	});
	const parts = text.split(/\s+/);
	return names
		.filter(({ words }) => words.length === parts.length)
		.filter(({ words }) => words.every((word, at) => isSame(word, parts[at] ?? '')))
		.map(({ code }) => code);
}

/** Whether two words differ in their endings at most. */
function isSame(one: string, other: string): boolean {
	const stem = one.slice(0, Math.max(2, one.length - 2));
	return other.startsWith(stem) && other.length <= one.length + longestEnding;
}
