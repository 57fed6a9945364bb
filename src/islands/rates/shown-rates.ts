import type { RatesMessages } from '#i18n/messages/rates/index.ts';
import { fill } from '#i18n/messages.ts';
import { type DayTable, type RateTable, type RateTrends, sortDays } from '#live/rate-table.ts';
import { type RateChange, toBankingDay, toChange, toTrendLine } from '#tools/rates/change.ts';
import { isMetal } from '#tools/rates/metals.ts';

/** The words of the island; those of the history and of the notes are for other parts of the page. */
export type RatesWords = Omit<RatesMessages, 'notes' | 'history'>;

/** One currency of the list. */
export interface RateRow {
	code: string;
	/** With its unit, if it is a metal. */
	name: string;
	/** Hryvnias; undefined if the bank gives no rate. */
	uah: number | undefined;
	/** Hryvnias from the next banking day on, once the bank has set them. */
	next: number | undefined;
	/** Of the newest rate that is known. */
	change: RateChange | undefined;
	/** The rates of the last weeks, oldest first; empty if they are not known. */
	line: readonly number[];
}

interface Known {
	table: RateTable | undefined;
	trends: RateTrends | undefined;
	names: Readonly<Record<string, string>>;
	t: RatesWords;
}

/** Everything that is known of a currency. */
export function toRow(code: string, { table, trends, names, t }: Known): RateRow {
	const find = (day: DayTable | undefined) => day?.rates.find((rate) => rate.code === code)?.uah;
	const [uah, next] = [find(table), find(table?.next)];
	const name = names[code] ?? code;
	const past = [...(trends?.[code] ?? [])];
	if (table?.next && uah !== undefined) past.push({ day: toBankingDay(table.day), uah });
	const newest = next ?? uah;
	const known =
		table && newest !== undefined && past.length > 0
			? { day: (table.next ?? table).day, uah: newest }
			: undefined;
	return {
		code,
		name: isMetal(code) ? fill(t.ounce, { name }) : name,
		uah,
		next,
		change: known && toChange(known, sortDays(past)),
		line: known && trends ? toTrendLine(known, sortDays(past)) : [],
	};
}
