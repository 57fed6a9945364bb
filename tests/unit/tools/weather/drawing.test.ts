import { toMark, toRangeBars } from '#tools/weather/range-bar.ts';
import { groupEqual, hourWidth, toBars, toCurve, toPoints } from '#tools/weather/strip.ts';

test('the curve has the warmest hour at the top, each hour in the middle of its column', () => {
	const points = toPoints([1, 5, 3]);
	expect(points.map(({ x }) => x / hourWidth)).toEqual([0.5, 1.5, 2.5]);
	const [cold = 0, warm = 0, mild = 0] = points.map(({ y }) => y);
	expect([cold, mild, warm]).toEqual([warm, mild, cold].sort((a, b) => b - a));
});

test('it stays within the span of its values', () => {
	const points = toPoints([-8, 20, 20, 3]);
	const drawn =
		toCurve(points)
			.match(/-?[\d.]+/g)
			?.map(Number) ?? [];
	const curve = drawn.filter((_, index) => index % 2 === 1);
	const heights = points.map(({ y }) => y);
	expect(Math.min(...curve)).toBeCloseTo(Math.min(...heights), 0);
	expect(Math.max(...curve)).toBeCloseTo(Math.max(...heights), 0);
});

test('light rain has a low bar, no rain has none, and the most has the highest', () => {
	const [none, light, heavy = 0, unknown] = toBars([0, 0.1, 8, undefined]);
	expect([none, unknown, light]).toEqual([0, 0, 2]);
	expect(heavy).toBeGreaterThan(20);
	expect(toBars([0.5])[0]).toBeLessThan(heavy);
});

test.each([
	['aaba', ['0,2', '2,1', '3,1']],
	['aa', ['0,2']],
])('equal neighbours in “%s” are one run', (text, runs) => {
	expect(groupEqual([...text]).map(String)).toEqual(runs);
});

test('the bars of the week share one scale, from the coldest to the warmest', () => {
	const days = [
		{ lowest: 0, highest: 5 },
		{ lowest: 5, highest: 10 },
	];
	expect(toRangeBars(days)).toEqual([
		{ start: 0, length: 50 },
		{ start: 50, length: 50 },
	]);
	expect([7.5, -40, 40].map((degrees) => toMark(degrees, days))).toEqual([75, 0, 100]);
	const [still] = toRangeBars([{ lowest: 5, highest: 5 }]);
	expect((still?.start ?? 0) + (still?.length ?? 0)).toBeLessThanOrEqual(100);
});
