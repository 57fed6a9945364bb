/** Official rates of one day. */
export interface DayTable {
	/** The day for which the bank has set them, YYYY-MM-DD. */
	day: string;
	rates: readonly Rate[];
}

/** The rates that are valid, and those that the bank has already set for the next banking day, if it has. */
export interface RateTable extends DayTable {
	next?: DayTable;
}

export interface Rate {
	/** ISO 4217, `XAU` and the like for metals. */
	code: string;
	/** Hryvnias for one unit of the currency, or for one troy ounce of the metal. */
	uah: number;
}

/** The rate of one currency on one day. */
export interface DayRate {
	/** YYYY-MM-DD */
	day: string;
	uah: number;
}

/** The rates of the last weeks by the code of the currency, oldest first. */
export type RateTrends = Readonly<Record<string, readonly DayRate[]>>;

/** One rate for each code, the first one that came. */
export function dropRepeats<Row extends Rate>(rates: readonly Row[]): Row[] {
	return rates.filter(({ code }, index) => rates.findIndex((rate) => rate.code === code) === index);
}

/** The day of most rows; of two days with as many rows, the later one. */
export function toCommonDay(rows: readonly { day: string }[]): string {
	const counts = new Map<string, number>();
	for (const { day } of rows) counts.set(day, (counts.get(day) ?? 0) + 1);
	const [most] = [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? 1 : -1));
	return most?.[0] ?? '';
}

/** Oldest first, one rate for each day. */
export function sortDays(history: readonly DayRate[]): DayRate[] {
	const byDay = new Map(history.map((rate) => [rate.day, rate]));
	return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}
