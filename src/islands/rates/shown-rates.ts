import type { RatesMessages } from '#i18n/messages/rates/index.ts';
import { fill } from '#i18n/messages.ts';
import type { RateTable, RateTrends } from '#live/rate-table.ts';
import { type RateChange, toChange, toTrendLine } from '#tools/rates/change.ts';
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
	const uah = table?.rates.find((rate) => rate.code === code)?.uah;
	const name = names[code] ?? code;
	const past = trends?.[code];
	const known = table && uah !== undefined && past ? { day: table.day, uah } : undefined;
	return {
		code,
		name: isMetal(code) ? fill(t.ounce, { name }) : name,
		uah,
		change: known && past && toChange(known, past),
		line: known && past ? toTrendLine(known, past) : [],
	};
}
