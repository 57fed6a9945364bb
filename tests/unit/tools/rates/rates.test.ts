import { rateCodes } from '#live/rate-codes.ts';
import { formatRate } from '#tools/rates/format.ts';
import { isMetal } from '#tools/rates/metals.ts';
import { searchCodes } from '#tools/rates/typing.ts';

test('the list has the nine codes of the specification', () => {
	expect(rateCodes).toEqual(['USD', 'EUR', 'GBP', 'AED', 'TRY', 'XAU', 'XAG', 'XPT', 'XPD']);
	expect(rateCodes.filter(isMetal)).toEqual(['XAU', 'XAG', 'XPT', 'XPD']);
});

test.each([
	['en', 44.1381, undefined, '₴44.1381'],
	['uk', 0.0016789, undefined, '0,0016789\u00a0₴'],
	['es', 225_912.48, undefined, '225\u00a0912,48\u00a0₴'],
	['en', 119.6039, true, '₴119.60'],
] as const)('%s: the rate %d, of a metal %s, is shown as %s', (locale, uah, metal, shown) => {
	expect(formatRate(locale, uah, metal)).toBe(shown);
});

test.each([
	['злотий', ['PLN']],
	['фра ch', ['CHF']],
	['zzz', []],
	['dollar', ['USD']],
	['dolar esta', ['USD']],
	['Франк', ['CHF']],
	['японія', ['JPY']],
	['Japon', ['JPY']],
	['Ісландія', ['ISK']],
	['Irlanda', ['EUR']],
	['Croacia', ['EUR']],
	['estados un', ['USD']],
	['lie', ['CHF']],
	['pseudo', []],
	['€', ['EUR']],
	['zł', ['PLN']],
	['₴', []],
])(
	'a search for “%s” is in names, signs, codes and countries, for all of its words',
	(query, found) => {
		const names = {
			PLN: 'Злотий',
			CHF: 'Швейцарський франк',
			USD: 'Долар США',
			EUR: 'Євро',
			JPY: 'Єна',
			ISK: 'Крона',
			XAU: 'Золото',
		};
		expect(searchCodes(Object.keys(names), names, query)).toEqual(found);
	},
);
