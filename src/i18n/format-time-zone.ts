import type { Locale } from './locales.ts';
import { toIntlTag } from './locales.ts';
import { ask } from './messages/ask/index.ts';
import { fill } from './messages.ts';
import { writeOffset } from './time-zone.ts';

/**
 * A time zone in words, with its offsets from UTC in winter and summer of `year`: true on every day without a script.
 * @example formatTimeZone('en', 'Europe/Madrid', 2026) // 'Central European Time (UTC+1, UTC+2 in summer)'
 */
export function formatTimeZone(locale: Locale, timeZone: string, year: number): string {
	// South of the equator, summer is in January. Summer time is always ahead.
	const [standard = 0, summer = 0] = [0, 6]
		.map((month) => readOffset(timeZone, new Date(Date.UTC(year, month, 15))))
		.sort((a, b) => a - b);
	const offset =
		standard === summer
			? writeOffset(standard)
			: fill(ask[locale].summer, {
					standard: writeOffset(standard),
					summer: writeOffset(summer),
				});
	const name = namePart(toIntlTag(locale), timeZone, 'longGeneric', new Date(Date.UTC(year, 0)));
	// A zone without a name of its own has only its offset.
	if (/\d/.test(name)) return offset;
	return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} (${offset})`;
}

/** Minutes ahead of UTC. */
function readOffset(timeZone: string, date: Date): number {
	const [, sign, hours = 0, minutes = 0] =
		/([+-])(\d+):(\d+)/.exec(namePart('en', timeZone, 'longOffset', date)) ?? [];
	return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function namePart(
	tag: string,
	timeZone: string,
	timeZoneName: 'longGeneric' | 'longOffset',
	date: Date,
): string {
	const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName }).formatToParts(date);
	return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
