import { cities, cityIds } from '#live/cities.ts';
import { mostCities, parseCities, toggleCity } from '#tools/weather/saved-cities.ts';

const all = cityIds.map((id) => cities[id]);
const { kyiv, dubai, valencia } = cities;

test('stored cities come back in their order, without those that cannot be read, come twice or are too many', () => {
	const own = { ...dubai, id: 0 };
	const stored = [null, { name: 'x' }, own, dubai, dubai, 7, ...all];
	const read = [dubai, ...all.filter((city) => city !== dubai)].slice(0, mostCities);
	expect(parseCities(JSON.stringify(stored))).toEqual(read);
	expect(['{}', 'Kyiv'].map(parseCities)).toEqual([undefined, undefined]);
});

test('a city is added, but not to a full list; again, it leaves the others', () => {
	const full = all.slice(0, mostCities);
	expect(toggleCity([dubai], kyiv)).toEqual([dubai, kyiv]);
	expect(toggleCity(full, valencia)).toBe(full);
	expect(toggleCity([kyiv, dubai], kyiv)).toEqual([dubai]);
});
