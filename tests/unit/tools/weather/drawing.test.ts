import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMark, toRangeBars } from '#tools/weather/range-bar.ts';
import {
	curveHeight,
	groupEqual,
	hourWidth,
	toBars,
	toCurve,
	toPoints,
} from '#tools/weather/strip.ts';
import { toDayShare } from '#tools/weather/sun-arc.ts';

const celsius = fc.integer({ min: -60, max: 60 });

describe('the curve', () => {
	test('has the warmest hour at the top, each hour in the middle of its column', () => {
		const points = toPoints([1, 5, 3]);
		expect(points.map(({ x }) => x)).toEqual([hourWidth / 2, hourWidth * 1.5, hourWidth * 2.5]);
		const [cold, warm, mild] = points.map(({ y }) => y);
		expect(cold).toBeGreaterThan(mild ?? Number.NaN);
		expect(mild).toBeGreaterThan(warm ?? Number.NaN);
	});

	test('stays within the drawing, whatever the temperatures', () => {
		fc.assert(
			fc.property(fc.array(celsius, { minLength: 1, maxLength: 48 }), (temperatures) => {
				const points = toPoints(temperatures);
				const low = Math.min(...points.map(({ y }) => y));
				const high = Math.max(...points.map(({ y }) => y));
				const numbers =
					toCurve(points)
						.match(/-?[\d.]+/g)
						?.map(Number) ?? [];
				const heights = numbers.filter((_, index) => index % 2 === 1);
				expect(numbers.every(Number.isFinite)).toBe(true);
				// The control points too, so the line never leaves the span of its values; they are rounded to tenths.
				expect(Math.min(...heights)).toBeGreaterThanOrEqual(low - 0.1);
				expect(Math.max(...heights)).toBeLessThanOrEqual(high + 0.1);
				expect(high).toBeLessThan(curveHeight);
			}),
		);
	});
});

test('light rain has a low bar, no rain has none, and the most has the highest', () => {
	const [none, light, heavy, unknown] = toBars([0, 0.1, 8, undefined]);
	expect([none, unknown]).toEqual([0, 0]);
	expect(light).toBe(2);
	expect(heavy).toBeGreaterThan(20);
	expect(toBars([0.5])[0]).toBeLessThan(heavy ?? 0);
});

test('equal neighbours are one run', () => {
	expect(groupEqual([])).toEqual([]);
	expect(groupEqual(['a', 'a', 'b', 'a'])).toEqual([
		[0, 2],
		[2, 1],
		[3, 1],
	]);
	expect(groupEqual([undefined, undefined])).toEqual([[0, 2]]);
});

describe('the bars of the week', () => {
	test('share one scale, from the coldest to the warmest', () => {
		const days = [
			{ lowest: 0, highest: 5 },
			{ lowest: 5, highest: 10 },
		];
		expect(toRangeBars(days)).toEqual([
			{ start: 0, length: 50 },
			{ start: 50, length: 50 },
		]);
		expect(toMark(7.5, days)).toBe(75);
		expect(toMark(-40, days)).toBe(0);
		expect(toMark(40, days)).toBe(100);
	});

	test('are within the scale, whatever the temperatures', () => {
		const day = fc.tuple(celsius, celsius).map(([a, b]) => ({
			lowest: Math.min(a, b),
			highest: Math.max(a, b),
		}));
		fc.assert(
			fc.property(fc.array(day, { minLength: 1, maxLength: 7 }), (days) => {
				for (const { start, length } of toRangeBars(days)) {
					expect(start).toBeGreaterThanOrEqual(0);
					expect(length).toBeGreaterThanOrEqual(0);
					expect(start + length).toBeLessThanOrEqual(100.01);
				}
			}),
		);
	});
});

test.each([
	['06:00', '18:00', '12:00', 0.5],
	['06:00', '18:00', '06:00', 0],
	['06:00', '18:00', '18:00', 1],
	['06:00', '18:00', '05:59', undefined],
	['06:00', '18:00', '23:00', undefined],
	// The sun sets after midnight where the clocks are far from it.
	['04:00', '00:30', '00:15', 0.9878],
])(
	'with the sun from %s to %s, at %s the share of the day is %s',
	(sunrise, sunset, time, share) => {
		const passed = toDayShare({ sunrise, sunset }, time);
		if (share === undefined) expect(passed).toBeUndefined();
		else expect(passed).toBeCloseTo(share, 3);
	},
);
