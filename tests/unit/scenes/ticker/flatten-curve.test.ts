import { flattenCurve } from '#scenes/ticker/flatten-curve.ts';

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
