import { formatBrief, formatMoment } from '#i18n/format-moment.ts';
import type { Locale } from '#i18n/locales.ts';

/** When a note was changed, in the visitor's language and time zone; a text that is not a time stays as it is. */
export function formatTime(locale: Locale, updatedAt: string): string {
	const at = Date.parse(updatedAt);
	return Number.isNaN(at) ? updatedAt : formatMoment(locale, at);
}

/** The same for a narrow column: the time of today, the day of what is older. */
export function formatBriefTime(locale: Locale, updatedAt: string): string {
	const at = Date.parse(updatedAt);
	return Number.isNaN(at) ? updatedAt : formatBrief(locale, at);
}
