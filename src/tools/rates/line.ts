import type { DayRate } from '#live/rate-table.ts';
import { toDayNumber } from './history.ts';

export interface Line {
	points: readonly { x: number; y: number }[];
	/** Path of an SVG line through the points. */
	path: string;
	/** Round values, for the lines across the chart. */
	rules: readonly { value: number; y: number }[];
}

/** Places rates in a box of that size: days from left to right, values from bottom to top. */
export function drawLine(history: readonly DayRate[], width: number, height: number): Line {
	const [first, last] = [history[0], history.at(-1)];
	if (!first || !last) return { points: [], path: '', rules: [] };
	const start = toDayNumber(first.day);
	const length = Math.max(1, toDayNumber(last.day) - start);
	const scale = toScale(history.map(({ uah }) => uah));
	const toY = (value: number) => height * (1 - (value - scale.low) / (scale.high - scale.low));
	const points = history.map(({ day, uah }) => ({
		x: ((toDayNumber(day) - start) / length) * width,
		y: toY(uah),
	}));
	return {
		points,
		path: points
			.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
			.join(''),
		rules: scale.values.map((value) => ({ value, y: toY(value) })),
	};
}

/** Round numbers around the values: steps of 1, 2 or 5 times a power of ten. */
export function toScale(values: readonly number[]) {
	const [lowest, highest] = [Math.min(...values), Math.max(...values)];
	const spread = highest - lowest;
	// Values that differ only by a rounding error are on one line.
	const range = spread > Math.abs(highest) * 1e-9 ? spread : Math.abs(highest) * 0.02 || 1;
	const rough = range / 4;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
	const from = Math.floor(lowest / step);
	const to = Math.max(from + 1, Math.ceil(highest / step));
	return {
		low: Math.min(from * step, lowest),
		high: Math.max(to * step, highest),
		values: Array.from({ length: to - from + 1 }, (_, index) =>
			Number(((from + index) * step).toPrecision(12)),
		),
	};
}
