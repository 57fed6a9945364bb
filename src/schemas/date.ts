import { z } from 'zod';

/** A calendar day without a time zone, written `2023-01-14`. Shown to visitors in the way of their language. */
export function isoDate() {
	return z
		.string({ error: 'The date is missing. Write it as "2023-01-14": year, month, day.' })
		.refine(isCalendarDay, {
			error: ({ input }) => `"${String(input)}" is not a date. Write it as "2023-01-14": year, month, day.`,
		})
		.describe('Date as YYYY-MM-DD, for example 2023-01-14.');
}

/** A month without a day, written `2020-11`. */
export function isoMonth() {
	return z
		.string({ error: 'The month is missing. Write it as "2020-11": year, month.' })
		.refine((text) => /^\d{4}-\d{2}$/.test(text) && isCalendarDay(`${text}-01`), {
			error: ({ input }) => `"${String(input)}" is not a month. Write it as "2020-11": year, month.`,
		})
		.describe('Month as YYYY-MM, for example 2020-11.');
}

function isCalendarDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
