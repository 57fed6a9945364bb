import { formatUnit } from './format-number.ts';
import type { Locale } from './locales.ts';

const hourMs = 3_600_000;

/** About how long something is, in one unit. `ms` is not negative. @example formatSpan('en', 10_800_000) // '3 hours' */
export function formatSpan(locale: Locale, ms: number): string {
	const style = { unitDisplay: 'long', maximumSignificantDigits: 2 } as const;
	if (ms < hourMs) return formatUnit(locale, ms / 60_000, 'minute', style);
	if (ms < 48 * hourMs) return formatUnit(locale, ms / hourMs, 'hour', style);
	return formatUnit(locale, ms / (24 * hourMs), 'day', style);
}
