import type { Pattern } from '#lib/stitch.ts';

/** Mean and standard deviation of the scale. */
const [mean, deviation] = [100, 15];
/** The part of the scale that is shown. */
const [lowest, highest] = [55, 145];
export const ticks = [55, 70, 85, 100, 115, 130, 145];

/**
 * The bell curve as embroidery: x for those below the score, o for the score, n for those above it.
 * Each column stands for an equal step of the scale.
 */
export function toBell(score: number, columns: number, rows: number): Pattern {
	const heights = Array.from({ length: columns }, (_, column) => {
		const distance = (toScore(column, columns) - mean) / deviation;
		return Math.max(1, Math.round(rows * Math.exp((-distance * distance) / 2)));
	});
	const marked = toColumn(score, columns);
	// The marked column rises above the curve like a pole.
	heights[marked] = Math.round(rows * 0.42);
	const thread = (column: number) => (column === marked ? 'o' : column < marked ? 'x' : 'n');
	return Array.from({ length: rows }, (_, row) =>
		heights.map((height, column) => (rows - row <= height ? thread(column) : '.')).join(''),
	);
}

/** The column that stands for a score. */
export function toColumn(score: number, columns: number): number {
	return Math.round(((score - lowest) / (highest - lowest)) * (columns - 1));
}

/** Share of people with a lower score, in whole per cent. */
export function toPercentile(score: number): number {
	return Math.round(100 * normalShare((score - mean) / deviation));
}

function toScore(column: number, columns: number): number {
	return lowest + ((highest - lowest) * column) / (columns - 1);
}

/** Area under the normal curve left of `z`, by steps of a thousandth. */
function normalShare(z: number): number {
	const step = 0.001;
	let area = 0.5;
	for (let at = 0; at < Math.abs(z); at += step) {
		area += (Math.sign(z) * step * Math.exp(-((at + step / 2) ** 2) / 2)) / Math.sqrt(2 * Math.PI);
	}
	return area;
}
