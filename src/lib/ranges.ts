/** A stretch of a text, from its first character up to the one after its last. */
export type Range = readonly [start: number, end: number];

/** The same stretches in their order; those that touch or overlap become one. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
	const merged: [number, number][] = [];
	for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
		const last = merged.at(-1);
		if (last && start <= last[1]) last[1] = Math.max(last[1], end);
		else merged.push([start, end]);
	}
	return merged;
}
