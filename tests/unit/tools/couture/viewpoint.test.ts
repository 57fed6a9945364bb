import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameViewpoint, parseViewpoint, printViewpoint } from '#tools/couture/viewpoint.ts';

const angle = fc.double({ min: -20, max: 20, noNaN: true });

test('a viewpoint is read as it was written, after any number of turns', () => {
	fc.assert(
		fc.property(
			angle,
			fc.double({ min: 0, max: Math.PI, noNaN: true }).filter((polar) => polar <= 3.14),
			fc.double({ min: 0.1, max: 20, noNaN: true }),
			angle,
			(azimuth, polar, distance, turned) => {
				const viewpoint = { azimuth, polar, distance, angle: turned };
				const read = parseViewpoint(JSON.parse(JSON.stringify(printViewpoint(viewpoint))));
				expect(isSameViewpoint(read, viewpoint)).toBe(true);
				expect(Math.cos((read?.azimuth ?? 9) - azimuth)).toBeCloseTo(1, 3);
			},
		),
	);
});

test('what is in the middle is kept to the centimetre, and left out where it is the middle', () => {
	const viewpoint = { azimuth: 1, polar: 1.5, distance: 0.5, angle: 0 };
	const moved = { ...viewpoint, at: [0.2, -0.104, 0.3] as const };
	expect(printViewpoint(moved)).toEqual([1, 1.5, 0.5, 0, 0.2, -0.1, 0.3]);
	expect(parseViewpoint(printViewpoint(moved))).toEqual({ ...moved, at: [0.2, -0.1, 0.3] });
	expect(printViewpoint({ ...viewpoint, at: [0, 0.001, 0] })).toHaveLength(4);
});

test.each([
	[[1, 1, 1, 0, 0.1]],
	[[1, 1, 1, 0, 9, 0, 0]],
	[[]],
	[[1, 1, 1]],
	[[1, 4, 1, 0]],
	[[1, 1, 0, 0]],
	[[1, 1, 21, 0]],
	[['1', 1, 1, 0]],
	[[null, 1, 1, 0]],
	['1,1,1,0'],
	[undefined],
])('%j is no viewpoint', (value) => {
	expect(parseViewpoint(value)).toBeUndefined();
});
