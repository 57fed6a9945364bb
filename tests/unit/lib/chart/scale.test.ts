import { toScale } from '#lib/chart/scale.ts';

test.each([
	[
		[41.2, 44.9],
		[41, 42, 43, 44, 45],
	],
	[
		[0.3, 0.7],
		[0.3, 0.4, 0.5, 0.6, 0.7],
	],
	[
		[-4, 11],
		[-5, 0, 5, 10, 15],
	],
	[
		[88_000, 97_000],
		[85_000, 90_000, 95_000, 100_000],
	],
])('the scale around %j has round values', (values, marks) => {
	expect(toScale(values).values).toEqual(marks);
});

test('values that are the same, or differ by a rounding error, are in the middle of their scale', () => {
	expect(toScale([41, 41 + 1e-12])).toEqual({ low: 40.5, high: 41.5, values: [40.5, 41, 41.5] });
	expect(toScale([0, 0]).values).toEqual([-1, -0.5, 0, 0.5, 1]);
});
