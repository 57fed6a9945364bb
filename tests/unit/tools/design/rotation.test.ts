import { advanceAngle, toFullTurn } from '#tools/design/rotation.ts';

test.each([
	// Clockwise, seen from above, is against the right hand.
	['clockwise', 1.8, 1 / 60, 0.97],
	['counterClockwise', 1.8, 1 / 60, 1.03],
	['counterClockwise', 1.8, 1 / 120, 1.015],
	['stop', 1.8, 1 / 60, 1],
	// Of a long frame a tenth of a second is turned.
	['counterClockwise', 1, 60, 1.1],
] as const)(
	'%s at %d radians per second, a frame of %d seconds leads from 1 to %d',
	(turning, speed, seconds, angle) => {
		expect(advanceAngle(1, turning, speed, seconds)).toBeCloseTo(angle, 12);
	},
);

test('angles stay inside a full turn', () => {
	expect(toFullTurn(-1)).toBeCloseTo(2 * Math.PI - 1, 12);
	expect(toFullTurn(-1e-300)).toBe(0);
});
