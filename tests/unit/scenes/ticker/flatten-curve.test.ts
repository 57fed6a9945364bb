import { expect, test } from 'vitest';
import { flattenCurve } from '#scenes/ticker/flatten-curve.ts';

test('a line and a curve that is nearly straight are one line', () => {
	expect(
		flattenCurve([
			[0, 0],
			[1, 2],
		]),
	).toEqual([[1, 2]]);
	expect(
		flattenCurve([
			[0, 0],
			[0.05, 0.0005],
			[0.1, 0],
		]),
	).toEqual([[0.1, 0]]);
});

test('a round curve has more lines, the last of which ends where it ends', () => {
	const points = flattenCurve([
		[0, 0],
		[0, 0.1],
		[0.1, 0.1],
	]);
	expect(points.length).toBeGreaterThan(2);
	expect(points.at(-1)).toEqual([0.1, 0.1]);
});

test('no line leaves its curve by more than a 300th of a letter', () => {
	// A quarter of a circle, as fonts draw it.
	const k = 0.5523 * 0.3;
	const points = [
		[0.3, 0] as const,
		...flattenCurve([
			[0.3, 0],
			[0.3, k],
			[k, 0.3],
			[0, 0.3],
		]),
	];
	for (const [at, [x, y]] of points.slice(1).entries()) {
		const [beforeX, beforeY] = points[at] ?? [x, y];
		expect(0.3 - Math.hypot((x + beforeX) / 2, (y + beforeY) / 2)).toBeLessThan(0.002);
	}
});
