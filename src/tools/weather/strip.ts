/** Units of the drawing: one hour is as wide as a column of the strip, 2.75rem. */
export const hourWidth = 44;
export const curveHeight = 136;
/** Room above the highest point for its label, and below the lowest one for the bars. */
const top = 28;
const bottom = 86;
/** The bars grow up from the lower edge. */
const barHeight = 30;
/** A bar is full at this many millimetres an hour, or at the most of the strip if that is more. */
const fullRain = 2;

interface Point {
	x: number;
	y: number;
}

/** Where the temperature of each hour is drawn; a strip whose hours are all alike is drawn in the middle. */
export function toPoints(temperatures: readonly number[]): Point[] {
	const lowest = Math.min(...temperatures);
	const range = Math.max(...temperatures) - lowest;
	return temperatures.map((value, index) => ({
		x: (index + 0.5) * hourWidth,
		y: range === 0 ? (top + bottom) / 2 : bottom - ((value - lowest) / range) * (bottom - top),
	}));
}

/** A smooth line through all points that never leaves the span between two neighbours. */
export function toCurve(points: readonly Point[]): string {
	const slopes = points.map((point, index) => {
		const before = points[index - 1];
		const after = points[index + 1];
		if (!before || !after) return 0;
		const [left, right] = [point.y - before.y, after.y - point.y];
		return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
	});
	return points
		.map(({ x, y }, index) => {
			const before = points[index - 1];
			if (!before) return `M${x} ${round(y)}`;
			const third = (x - before.x) / 3;
			const [from = 0, to = 0] = [slopes[index - 1], slopes[index]];
			return `C${round(before.x + third)} ${round(before.y + from / 3)} ${round(x - third)} ${round(y - to / 3)} ${x} ${round(y)}`;
		})
		.join('');
}

/** The height of the bar of each hour; no bar without rain. */
export function toBars(rain: readonly (number | undefined)[]): number[] {
	const full = Math.max(fullRain, ...rain.map((value = 0) => value));
	return rain.map((value = 0) => (value > 0 ? Math.max(2, round((value / full) * barHeight)) : 0));
}

/** Runs of equal entries as [first, count]. @example groupEqual([1, 1, 2]) // [[0, 2], [2, 1]] */
export function groupEqual<Entry>(entries: readonly Entry[]): [first: number, count: number][] {
	const runs: [number, number][] = [];
	entries.forEach((entry, index) => {
		const last = runs.at(-1);
		if (last && index > 0 && entries[index - 1] === entry) last[1] += 1;
		else runs.push([index, 1]);
	});
	return runs;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
