import { isCalendarDay, toDay } from '#lib/calendar-day.ts';
import { readHandedNumber } from '#lib/hand-over.ts';

/** A conversion as an address holds it: `?amount=100&from=USD&to=UAH`, with `&date=2026-03-16` for the rates of a day. */
export interface Conversion {
	/** As scripts write numbers. */
	amount: string;
	from: string;
	to: string;
	/** YYYY-MM-DD; undefined for the rates that are valid now. */
	date: string | undefined;
}

/** The hryvnia came into circulation on that day. */
export const firstDay = '1996-09-02';

/** Whether the bank has had rates in hryvnias on a day. @param last the last day that has rates */
export function isRateDay(day: string, last: string): boolean {
	return isCalendarDay(day) && day >= firstDay && day <= last;
}

/**
 * The conversion in an address; a part that makes no sense is left out. On a day of the past, there were currencies that
 * `codes` does not have.
 */
export function readConversion(search: string, codes: readonly string[]): Partial<Conversion> {
	const query = new URLSearchParams(search);
	const amount = readHandedNumber('rates', search);
	const [date = '', from = '', to = ''] = ['date', 'from', 'to'].map(
		(name) => query.get(name) ?? '',
	);
	// The bank sets rates a few days ahead.
	const isDay = isRateDay(date, toDay(Math.floor(Date.now() / 86_400_000) + 7));
	const isCode = (code: string) => (isDay ? /^[A-Z]{3}$/.test(code) : codes.includes(code));
	return {
		...(amount !== undefined && { amount }),
		...(isCode(from) && { from }),
		...(isCode(to) && { to }),
		...(isDay && { date }),
	};
}

/** The address of a page with a conversion in its query. */
export function toConversionLink(page: string, conversion: Conversion): string {
	const url = new URL(page);
	url.searchParams.delete('date');
	for (const [name, value] of Object.entries(conversion)) {
		if (value) url.searchParams.set(name, value);
	}
	return url.href;
}
