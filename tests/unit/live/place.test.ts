import { cleanName, describeRegion } from '#live/place.ts';

test.each([
	['Kyiv', 'Kyiv'],
	['  São Paulo ', 'São Paulo'],
	['\u202eLviv', 'Lviv'],
	['Ly\u0000on\u2066', 'Lyon'],
	['\u200b', ''],
	// Joins letters in Persian, so it stays.
	['می\u200cآید', 'می\u200cآید'],
])('the name %j becomes %j', (name, clean) => {
	expect(cleanName(name)).toBe(clean);
});

test('a long name ends in an ellipsis, never in half a character', () => {
	expect(cleanName('x'.repeat(100))).toHaveLength(100);
	expect(cleanName('x'.repeat(101))).toBe(`${'x'.repeat(99)}…`);
	expect(cleanName('𐌰'.repeat(500))).toBe(`${'𐌰'.repeat(99)}…`);
});

test('a city with a region of the same name is named once', () => {
	const place = { id: 1, name: 'Madrid', country: 'ES', latitude: 40, longitude: -4 };
	expect(describeRegion({ ...place, region: 'Madrid' }, 'Spain')).toBe('Spain');
	expect(describeRegion({ ...place, region: 'Wisconsin' }, 'Spain')).toBe('Wisconsin, Spain');
	expect(describeRegion(place, undefined)).toBe('');
});
