import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cities, cityIds } from '#live/cities.ts';
import { addCity, mostCities, parseCities, removeCity } from '#tools/weather/saved-cities.ts';

const all = cityIds.map((id) => cities[id]);

describe('stored cities', () => {
	test('come back in their order', () => {
		expect(parseCities(JSON.stringify(all.slice(0, 3)))).toEqual(all.slice(0, 3));
	});

	test('that cannot be read, come twice or are too many are left out', () => {
		const stored = [null, { name: 'x' }, cities.dubai, cities.dubai, 7, ...all];
		const read = parseCities(JSON.stringify(stored));
		expect(read).toHaveLength(mostCities);
		expect(read?.[0]).toEqual(cities.dubai);
		expect(new Set(read?.map(({ id }) => id)).size).toBe(mostCities);
	});

	test('are set aside where they are no list', () => {
		expect(parseCities('{}')).toBeUndefined();
		expect(parseCities('Kyiv')).toBeUndefined();
	});

	test('never make it throw', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
				parseCities(text);
			}),
		);
	});
});

test('a city is added once, and not to a full list', () => {
	expect(addCity([], cities.kyiv)).toEqual([cities.kyiv]);
	const list = [cities.kyiv];
	expect(addCity(list, cities.kyiv)).toBe(list);
	const full = all.slice(0, mostCities);
	expect(addCity(full, cities.valencia)).toBe(full);
});

test('a removed city leaves the others', () => {
	expect(removeCity([cities.kyiv, cities.dubai], cities.kyiv)).toEqual([cities.dubai]);
});
