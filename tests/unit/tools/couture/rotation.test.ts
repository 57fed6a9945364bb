import { advance, atRest, stop, togglePause, turn, turnHalf } from '#tools/couture/rotation.ts';

const turned = advance(turn(atRest, 'counterClockwise'), 1 / 60);

test('a frame at 60 Hz turns by 0.02, and a garment at rest does not turn', () => {
	expect(turned.angle).toBeCloseTo(0.02, 12);
	expect(advance(turn(atRest, 'clockwise'), 1 / 60).angle).toBeCloseTo(2 * Math.PI - 0.02, 12);
	expect(advance(atRest, 1)).toBe(atRest);
});

test('pause and resume keep the last direction and the angle, stop resets the angle', () => {
	const paused = togglePause(turned);
	expect(paused).toMatchObject({ turning: 'stop', angle: turned.angle });
	expect(togglePause(paused)).toEqual(turned);
	expect(togglePause(atRest).turning).toBe('clockwise');
	expect(stop(turned)).toEqual({ turning: 'stop', last: 'counterClockwise', angle: 0 });
});

test('half a turn twice is the initial rotation', () => {
	expect(turnHalf(atRest).angle).toBeCloseTo(Math.PI, 12);
	expect(turnHalf(turnHalf(atRest)).angle).toBeCloseTo(0, 12);
});
