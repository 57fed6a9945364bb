/** A stretch of days as YYYY-MM-DD; no end while it goes on. */
interface Span {
	start: string;
	end?: string | undefined;
}

/** The position of a span on a scale: years from its first one, and a lane beside those that overlap it, from 0. */
interface ScaledSpan {
	from: number;
	to: number;
	lane: number;
}

export interface TimeScale {
	firstYear: number;
	/** The scale ends with it. */
	lastYear: number;
	lanes: number;
	/** In the order of what was given. */
	spans: ScaledSpan[];
}

/**
 * Puts spans on a scale of whole years. `today` as YYYY-MM-DD ends those that go on.
 *
 * @example toTimeScale([{ start: '2000-07-01', end: '2004-12-31' }], '2026-01-01').spans // [{ from: 0.5, to: 5, lane: 0 }]
 */
export function toTimeScale(spans: readonly Span[], today: string): TimeScale {
	const years = spans.map(
		({ start, end = today }) => [toYears(start, 0), toYears(end, 1)] as const,
	);
	const firstYear = Math.floor(Math.min(...years.map(([from]) => from)));
	const ends: number[] = [];
	const lanes = new Map<number, number>();
	const oldestFirst = [...years.entries()].sort(([, [a]], [, [b]]) => a - b);
	for (const [index, [from, to]] of oldestFirst) {
		const free = ends.findIndex((end) => end <= from);
		const lane = free === -1 ? ends.length : free;
		ends[lane] = to;
		lanes.set(index, lane);
	}
	return {
		firstYear,
		lastYear: Math.ceil(Math.max(...years.map(([, to]) => to))) - 1,
		lanes: ends.length,
		spans: years.map(([from, to], index) => ({
			from: round(from - firstYear),
			to: round(to - firstYear),
			lane: lanes.get(index) ?? 0,
		})),
	};
}

/** A day as a number of years. `after`: 0 for its morning, 1 for its evening. */
function toYears(isoDay: string, after: 0 | 1): number {
	const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number);
	const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
	return year + (month - 1 + (day - 1 + after) / days) / 12;
}

function round(value: number): number {
	return Number(value.toFixed(2));
}
