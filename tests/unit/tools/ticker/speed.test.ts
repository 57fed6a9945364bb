import { expect, test } from 'vitest';
import {
	countRepeats,
	fastest,
	slowest,
	speedStep,
	toLapMs,
	toSpeed,
	usualSpeed,
} from '#tools/ticker/speed.ts';

test('the speed goes from 0 to 6 in steps of 0.2 and begins at 1', () => {
	expect([slowest, fastest, speedStep, usualSpeed]).toEqual([0, 6, 0.2, 1]);
});

test.each([
	[1200, 10_471, 2],
	[1200, 1300, 2],
	[1200, 900, 3],
	[3840, 1300, 4],
	[3840, 100, 8],
	[1200, 0, 2],
])('in %s px a line of %s px is shown %s times', (seen, width, count) => {
	expect(countRepeats(seen, width)).toBe(count);
});

test.each([
	['0.6', 0.6],
	['2.31', 2.4],
	['-1', 0],
	['100', 6],
	['', 1],
	['fast', 1],
])('the slider at %s is a speed of %s', (text, speed) => {
	expect(toSpeed(text)).toBe(speed);
});

test('a longer line takes longer, so that all lines are equally fast', () => {
	expect(toLapMs(600)).toBe(10_000);
	expect(toLapMs(1200)).toBe(20_000);
	expect(toLapMs(0)).toBeGreaterThan(0);
});
