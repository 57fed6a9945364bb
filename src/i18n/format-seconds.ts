import { setApostrophe } from './apostrophe.ts';
import { type Locale, toIntlTag } from './locales.ts';
import { toDateTag } from './short-date.ts';

/** The time to the second for a moment of today, otherwise its day and time. `at` in milliseconds since 1970. */
export function formatRecent(locale: Locale, at: number): string {
	const moment = new Date(at);
	const today = moment.toDateString() === new Date().toDateString();
	return new Intl.DateTimeFormat(toDateTag(locale), {
		...(today ? { second: '2-digit' } : { day: 'numeric', month: 'long', year: 'numeric' }),
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	}).format(moment);
}

/**
 * Weekday, date and time to the second, for a clock. English is American here, as specified for the clocks of the tools.
 * @example formatNow('en', new Date()) // 'Saturday, November 21, 2026 at 06:11:50'
 */
export function formatNow(locale: Locale, now: Date): string {
	const format = new Intl.DateTimeFormat(toIntlTag(locale), {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		hour: '2-digit',
		minute: '2-digit',
		second: '2-digit',
		hourCycle: 'h23',
	});
	return setApostrophe(format.format(now));
}
