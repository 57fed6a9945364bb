import { expect, test } from 'vitest';
import { cities, cityIds } from '#live/cities.ts';
import { addCity, mostCities, parseCities, removeCity } from '#tools/weather/saved-cities.ts';

const all = cityIds.map((id) => cities[id]);
const { kyiv, dubai, valencia } = cities;

test('stored cities come back in their order, without those that cannot be read, come twice or are too many', () => {
	const stored = [null, { name: 'x' }, dubai, dubai, 7, ...all];
	const read = [dubai, ...all.filter((city) => city !== dubai)].slice(0, mostCities);
	expect(parseCities(JSON.stringify(stored))).toEqual(read);
	expect(['{}', 'Kyiv'].map(parseCities)).toEqual([undefined, undefined]);
});

test('a city is added once, and not to a full list; a removed one leaves the others', () => {
	const [list, full] = [[kyiv], all.slice(0, mostCities)];
	expect(addCity([], kyiv)).toEqual(list);
	expect([addCity(list, kyiv), addCity(full, valencia)]).toEqual([list, full]);
	expect(removeCity([kyiv, dubai], kyiv)).toEqual([dubai]);
});
