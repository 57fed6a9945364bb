import { drawChart, findNearest, pickTicks } from '#lib/chart/chart.ts';

const dayMs = 86_400_000;

test('moments go from left to right by their time, values from the bottom up by the scale', () => {
	const { spots, path, scale } = drawChart([
		{ x: 0, y: 40 },
		{ x: dayMs, y: 44 },
		{ x: 4 * dayMs, y: 42 },
	]);
	expect(scale.values).toEqual([40, 41, 42, 43, 44]);
	expect(spots).toEqual([
		{ x: 0, y: 100 },
		{ x: 25, y: 0 },
		{ x: 100, y: 50 },
	]);
	expect(path).toBe('M0 100L25 0L100 50');
});

test('an unknown value is a gap, and a value between two gaps a dot', () => {
	const values = [1, 2, undefined, 1.5, undefined, 2, 1];
	const { path } = drawChart(values.map((y, x) => ({ x, y })));
	expect(path).toMatch(/^M0 \S+L16\.67 \S+M50 \S+h0M83\.33 \S+L100 \S+$/);
});

test('the nearest point is found by its time, which need not be even', () => {
	const { spots } = drawChart([0, 1, 10].map((x) => ({ x, y: 1 })));
	expect([0, 4, 6, 54, 56, 100].map((x) => findNearest(spots, x))).toEqual([0, 0, 1, 1, 2, 2]);
	expect(findNearest([], 50)).toBe(0);
});

test('the labels of the axis begin with the first moment and end with the last', () => {
	const points = Array.from({ length: 250 }, (_, x) => ({ x, y: 1 }));
	expect(pickTicks(points)).toEqual([0, 62, 125, 187, 249]);
	expect(pickTicks(points.slice(0, 2))).toEqual([0, 1]);
	expect(pickTicks(points.slice(0, 1))).toEqual([0]);
	expect(pickTicks([])).toEqual([]);
});
