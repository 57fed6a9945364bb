import { expect, test } from 'vitest';
import { toClock } from '#tools/cube3d/clock.ts';

test.each([
	[0, '0:00'],
	[999, '0:00'],
	[83_400, '1:23'],
	[3_600_000, '1:00:00'],
	[45_296_000, '12:34:56'],
	[-5, '0:00'],
])('%i ms are %s', (ms, clock) => {
	expect(toClock(ms)).toBe(clock);
});
