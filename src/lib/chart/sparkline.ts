import { toPath, toShare } from './line.ts';

/**
 * The path of a small line through values at equal distances, in a box of 100 by 100 that the lowest and the highest
 * touch. Values that are all the same are a line in the middle; without two values there is no line.
 */
export function drawSparkline(values: readonly (number | undefined)[]): string {
	const known = values.filter((value) => value !== undefined);
	if (known.length < 2) return '';
	const [low, high] = [Math.min(...known), Math.max(...known)];
	return toPath(
		values.map((value, index) => ({
			x: toShare(index, 0, values.length - 1),
			y: value === undefined ? undefined : 100 - toShare(value, low, high),
		})),
	);
}
