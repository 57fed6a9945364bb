import { toAzimuth } from '#tools/couture/facing.ts';

test.each([
	// The camera goes to the side of a print that it does not see, and follows the turn of the garment.
	['back', 0, 0, Math.PI],
	['front', 0, Math.PI, 0],
	['front', Math.PI, 0, Math.PI],
	// It stays where it sees the print, after any number of turns.
	['front', 0, 0.5, 0.5],
	['front', 0, 6 * Math.PI - 0.2, 6 * Math.PI - 0.2],
] as const)(
	'for a print at the %s of a garment turned by %d, from %d to %d',
	(place, turned, from, to) => {
		expect(toAzimuth(place, turned, from)).toBeCloseTo(to);
	},
);

test('sleeves are seen from their sides', () => {
	expect(toAzimuth('sleeve-left', 0, 0)).toBeGreaterThan(0.9);
	expect(toAzimuth('sleeve-right', 0, 0)).toBeLessThan(-0.9);
});
