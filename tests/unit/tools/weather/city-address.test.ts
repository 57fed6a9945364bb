import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cities } from '#live/cities.ts';
import { printCity, readCity } from '#tools/weather/city-address.ts';

test.each([
	[cities.kyiv, 'Kyiv,UA'],
	[{ name: 'Valencia', region: 'Carabobo', country: 'VE' }, 'Valencia,Carabobo,VE'],
	[{ name: 'Washington, D.C.', country: 'US' }, 'Washington  D.C.,US'],
	[{ name: 'Nowhere', country: '' }, 'Nowhere'],
])('a city is printed with what distinguishes it from others', (city, address) => {
	expect(printCity(city)).toBe(address);
});

test.each([
	['Kyiv', { name: 'Kyiv' }],
	['kyiv, ua', { name: 'kyiv', country: 'UA' }],
	['Springfield,Missouri,US', { name: 'Springfield', region: 'Missouri', country: 'US' }],
	['Springfield,Missouri', { name: 'Springfield', region: 'Missouri' }],
	['\u202eLviv', { name: 'Lviv' }],
])('%s is read', (text, city) => {
	expect(readCity(text)).toMatchObject(city);
});

test.each(['', ' ', ',UA', '\u0000'])('%j names no city', (text) => {
	expect(readCity(text)).toBeUndefined();
});

test('every place is read as it was printed', () => {
	const word = fc.stringMatching(/^[A-Z][a-z]{1,12}( [A-Z][a-z]{2,8})?$/);
	fc.assert(
		fc.property(word, word, fc.constantFrom('UA', 'VE', 'US'), (name, region, country) => {
			expect(readCity(printCity({ name, region, country }))).toEqual({ name, region, country });
		}),
	);
});
