import { z } from 'zod';
import { isCalendarDay } from '#lib/calendar-day.ts';
import { absentOrWrong, quote } from './sentence.ts';

const dayAdvice = 'Write it as "2023-01-14": year, month, day.';
const monthAdvice = 'Write it as "2020-11": year, month.';

/** A calendar day without a time zone, written `2023-01-14`. Shown to visitors in the way of their language. */
export function isoDate() {
	return z
		.string({ error: absentOrWrong('date', 'a date', dayAdvice) })
		.refine(isCalendarDay, { error: ({ input }) => `${quote(input)} is not a date. ${dayAdvice}` })
		.meta({
			description: 'Date as YYYY-MM-DD, for example 2023-01-14.',
			examples: ['2023-01-14'],
			pattern: '^\\d{4}-\\d{2}-\\d{2}$',
		});
}

/** A month without a day, written `2020-11`. */
export function isoMonth() {
	return z
		.string({ error: absentOrWrong('month', 'a month', monthAdvice) })
		.refine(isCalendarMonth, {
			error: ({ input }) => `${quote(input)} is not a month. ${monthAdvice}`,
		})
		.meta({
			description: 'Month as YYYY-MM, for example 2020-11.',
			examples: ['2020-11'],
			pattern: '^\\d{4}-\\d{2}$',
		});
}

/** @example isCalendarMonth('2020-13') // false */
export function isCalendarMonth(text: string): boolean {
	return /^\d{4}-\d{2}$/.test(text) && isCalendarDay(`${text}-01`);
}
