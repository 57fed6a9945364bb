import { expect, test } from 'vitest';
import { rateCodes } from '#live/rate-codes.ts';
import { convert } from '#tools/rates/convert.ts';
import { formatRate } from '#tools/rates/format.ts';
import { isMetal } from '#tools/rates/metals.ts';
import { pickMainCodes, sortCodes } from '#tools/rates/pick-codes.ts';
import { searchCodes } from '#tools/rates/typing.ts';

const rates = [
	{ code: 'USD', uah: 44 },
	{ code: 'EUR', uah: 55 },
];

test('the list has the nine codes of the specification', () => {
	expect(rateCodes).toEqual(['USD', 'EUR', 'GBP', 'AED', 'TRY', 'XAU', 'XAG', 'XPT', 'XPD']);
	expect(rateCodes.filter(isMetal)).toEqual(['XAU', 'XAG', 'XPT', 'XPD']);
});

test.each([
	[100, 'USD', 'UAH', 4400],
	[100, 'EUR', 'USD', 125],
	[1, 'USD', 'CHF', undefined],
])('%d %s in %s, by way of the hryvnia, are %s', (sum, from, to, result) => {
	expect(convert({ day: '2026-03-16', rates }, sum, from, to)).toBe(result);
});

test.each([
	['en', 44.1381, undefined, '₴44.1381'],
	['uk', 0.0016789, undefined, '0,0016789\u00a0₴'],
	['es', 225_912.48, undefined, '225\u00a0912,48\u00a0₴'],
	['en', 119.6039, true, '₴119.60'],
] as const)('%s: the rate %d, of a metal %s, is shown as %s', (locale, uah, metal, shown) => {
	expect(formatRate(locale, uah, metal)).toBe(shown);
});

const codes = ['PLN', 'CHF', ...rateCodes];

test('the main currencies come in their order, then the others by code', () => {
	expect(sortCodes(codes, [])).toEqual([...rateCodes, 'CHF', 'PLN']);
	expect(pickMainCodes(sortCodes(codes, []), [])).toEqual(rateCodes);
});

test('favourites come first, in the order of choosing; unknown ones are left out', () => {
	const favourites = ['PLN', 'QQQ', 'EUR'];
	const sorted = sortCodes(codes, favourites);
	const main = ['PLN', 'EUR', ...rateCodes.filter((code) => code !== 'EUR')];
	expect(sorted).toEqual([...main, 'CHF']);
	expect(pickMainCodes(sorted, favourites)).toEqual(main);
});

test.each([
	['злотий', ['PLN']],
	['фра ch', ['CHF']],
	['zzz', []],
])('a search for “%s” is in names and codes, for all of its words', (query, found) => {
	const names = { PLN: 'Злотий', CHF: 'Швейцарський франк', USD: 'Долар США' };
	expect(searchCodes(codes, names, query)).toEqual(found);
});
