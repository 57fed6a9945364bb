import { cities } from '#live/cities.ts';
import { printCity, readCity } from '#tools/weather/city-address.ts';
import { pickWanted } from '#tools/weather/pick-wanted.ts';

test.each([
	[cities.kyiv, 'Kyiv,UA'],
	[{ name: 'San José', region: 'Carabobo', country: 'VE' }, 'San José,Carabobo,VE'],
	[{ name: 'Washington, D.C.', country: 'US' }, 'Washington  D.C.,US'],
	[{ name: 'Nowhere', country: '' }, 'Nowhere'],
])('a city is printed with what distinguishes it from others: %#', (city, address) => {
	expect(printCity(city)).toBe(address);
});

test.each([
	['kyiv, ua', { name: 'kyiv', country: 'UA' }],
	['San José,Carabobo,VE', { name: 'San José', region: 'Carabobo', country: 'VE' }],
	['Springfield,Missouri', { name: 'Springfield', region: 'Missouri' }],
	['\u202eLviv', { name: 'Lviv' }],
	[' ', undefined],
	[',UA', undefined],
])('%j is read', (text, city) => {
	expect(readCity(text)).toEqual(city);
});

test('the named region is preferred, otherwise the likeliest place', () => {
	const places = ['A', 'B'].map((region) => ({ ...cities.kyiv, region }));
	const pick = (region: string) => pickWanted(places, { name: 'x', region });
	expect([pick('B'), pick('C')]).toEqual([places[1], places[0]]);
	expect(pickWanted([], { name: 'x' })).toBeUndefined();
});
