import { type Locale, toIntlTag } from './locales.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How long ago something was, in words, rounded down. `ms` is its age in milliseconds; one from the future is "now".
 * @example formatAge('en', 720_000) // '12 minutes ago'
 */
export function formatAge(locale: Locale, ms: number): string {
	const format = new Intl.RelativeTimeFormat(toIntlTag(locale), { numeric: 'auto' });
	if (ms < minuteMs) return format.format(0, 'second');
	if (ms < hourMs) return format.format(-Math.floor(ms / minuteMs), 'minute');
	if (ms < 2 * dayMs) return format.format(-Math.floor(ms / hourMs), 'hour');
	return format.format(-Math.floor(ms / dayMs), 'day');
}
