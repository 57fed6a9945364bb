import { formatMoment } from '#i18n/format-moment.ts';
import type { Locale } from '#i18n/locales.ts';

/** When a note was changed, in the visitor's language and time zone; a text that is not a time stays as it is. */
export function formatTime(locale: Locale, updatedAt: string, format = formatMoment): string {
	const at = Date.parse(updatedAt);
	return Number.isNaN(at) ? updatedAt : format(locale, at);
}
