/** A place in a box of 100 by 100, from its upper left corner. */
export interface Spot {
	x: number;
	/** Undefined where the value is not known: the line has a gap there. */
	y: number | undefined;
}

/** A value between two others as a percentage of the way, to a hundredth; the middle where there is no way. @example toShare(3, 2, 6) // 25 */
export function toShare(value: number, low: number, high: number): number {
	if (!(high > low)) return 50;
	const percent = Math.min(100, Math.max(0, ((value - low) / (high - low)) * 100));
	return Math.round(percent * 100) / 100;
}

/**
 * The path of a line in SVG. A place without a neighbour on either side is a dot, if the line has round ends.
 * @example toPath([{ x: 0, y: 10 }, { x: 50, y: undefined }, { x: 100, y: 5 }]) // 'M0 10h0M100 5h0'
 */
export function toPath(spots: readonly Spot[]): string {
	return spots
		.map(({ x, y }, index) => {
			if (y === undefined) return '';
			const begins = spots[index - 1]?.y === undefined;
			const alone = begins && spots[index + 1]?.y === undefined;
			return `${begins ? 'M' : 'L'}${x} ${y}${alone ? 'h0' : ''}`;
		})
		.join('');
}

/** How a label is set against its place: at the ends of a chart it stays within. */
export function toAnchor(x: number): 'start' | 'middle' | 'end' {
	if (x < 8) return 'start';
	return x > 92 ? 'end' : 'middle';
}
