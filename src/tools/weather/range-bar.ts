import { toShare } from '#lib/chart/line.ts';

/** A bar on the scale of the week, both in percent of its width. */
export interface RangeBar {
	start: number;
	length: number;
}

interface Range {
	lowest: number;
	highest: number;
}

/** Where the range of each day is on the scale from the coldest to the warmest moment of all days. */
export function toRangeBars(days: readonly Range[]): RangeBar[] {
	const scale = toScale(days);
	return days.map((day) => {
		const start = toShare(day.lowest, scale.lowest, scale.highest);
		return { start, length: toShare(day.highest, scale.lowest, scale.highest) - start };
	});
}

/** Where a temperature is on the same scale, in percent. */
export function toMark(celsius: number, days: readonly Range[]): number {
	const { lowest, highest } = toScale(days);
	return toShare(celsius, lowest, highest);
}

function toScale(days: readonly Range[]): Range {
	return {
		lowest: Math.min(...days.map(({ lowest }) => lowest)),
		highest: Math.max(...days.map(({ highest }) => highest)),
	};
}
