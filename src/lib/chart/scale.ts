/** The vertical axis of a chart. */
export interface Scale {
	low: number;
	high: number;
	/** Round values from `low` to `high`, evenly spaced. */
	values: readonly number[];
}

/** A scale around some values: about `steps` steps of 1, 2 or 5 times a power of ten. @example toScale([41.2, 44.9]).values // [41, 42, 43, 44, 45] */
export function toScale(values: readonly number[], steps = 4): Scale {
	if (values.length === 0) return { low: 0, high: 1, values: [0, 1] };
	const [lowest, highest] = spread(Math.min(...values), Math.max(...values));
	const step = toRoundStep((highest - lowest) / steps);
	// 0.3 / 0.1 is 2.9999999999999996.
	const from = Math.floor(lowest / step + 1e-9);
	const to = Math.max(from + 1, Math.ceil(highest / step - 1e-9));
	const marks = Array.from({ length: to - from + 1 }, (_, index) =>
		// 3 * 0.1 is 0.30000000000000004.
		Number(((from + index) * step).toPrecision(12)),
	);
	return { low: from * step, high: to * step, values: marks };
}

/** Values that differ only by a rounding error are one line, in the middle of its chart. */
function spread(lowest: number, highest: number): [number, number] {
	if (highest - lowest > Math.abs(highest) * 1e-9) return [lowest, highest];
	const room = Math.abs(highest) * 0.01 || 1;
	return [lowest - room, highest + room];
}

function toRoundStep(atLeast: number): number {
	const power = 10 ** Math.floor(Math.log10(atLeast));
	return ([1, 2, 5].find((factor) => factor * power >= atLeast) ?? 10) * power;
}
