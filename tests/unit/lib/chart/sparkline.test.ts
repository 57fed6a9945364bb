import { drawSparkline } from '#lib/chart/sparkline.ts';

test('the lowest value touches the bottom and the highest the top', () => {
	expect(drawSparkline([2, 4, 3])).toBe('M0 100L50 0L100 50');
});

test('values that are all the same are a line in the middle', () => {
	expect(drawSparkline([5, 5, 5])).toBe('M0 50L50 50L100 50');
});

test('without two values there is no line', () => {
	expect(drawSparkline([])).toBe('');
	expect(drawSparkline([5])).toBe('');
	expect(drawSparkline([undefined, 5, undefined])).toBe('');
});

test('an unknown value is a gap', () => {
	expect(drawSparkline([1, 2, undefined, 2, 1])).toBe('M0 100L25 0M75 0L100 100');
});
