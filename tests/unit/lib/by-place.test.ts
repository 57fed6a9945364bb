import { byPlace } from '#lib/by-place.ts';

test('entries without a place follow those with one, in the order of their files', () => {
	const entries = [
		{ id: 'z', data: {} },
		{ id: 'c', data: { order: 2 } },
		{ id: 'b', data: {} },
		{ id: 'd', data: { order: 1 } },
	];
	expect(entries.sort(byPlace).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'z']);
});
