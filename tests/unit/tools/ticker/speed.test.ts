import { expect, test } from 'vitest';
import {
	fastest,
	repeats,
	slowest,
	speedStep,
	toLapMs,
	toSpeed,
	usualSpeed,
} from '#tools/ticker/speed.ts';

test('the speed goes from 0 to 6 in steps of 0.2 and begins at 1, the line is shown 8 times', () => {
	expect([slowest, fastest, speedStep, usualSpeed, repeats]).toEqual([0, 6, 0.2, 1, 8]);
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
