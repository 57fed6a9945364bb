import { z } from 'zod';
import { isCalendarDay } from '#lib/calendar-day.ts';
import { isPartialDate } from '#lib/partial-date.ts';
import { absentOrWrong, quote } from './sentence.ts';

const dayAdvice = 'Write it as "2023-01-14": year, month, day.';
const partialAdvice =
	'Write it as exactly as you know it, in quotes: "2016", "2016-03" or "2016-03-14".';

/** By this pattern, programs know the field of such a date. */
export const partialDatePattern = '^\\d{4}(-\\d{2}){0,2}$';

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

/** A date as exact as the author knows it: `2016`, `2016-03` or `2016-03-14`. `example` is one for this very field. */
export function partialDate(example: string) {
	return z
		.string({ error: absentOrWrong('date', 'a date', partialAdvice) })
		.refine(isPartialDate, {
			error: ({ input }) => `${quote(input)} is not a date. ${partialAdvice}`,
		})
		.meta({
			description:
				'Date as exact as you know it: a year "2016", a month "2016-03" or a day "2016-03-14".',
			examples: [example],
			pattern: partialDatePattern,
		});
}
