import { formatDay, formatMonth } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';

/**
 * From when to when, as the pages show it: days (YYYY-MM-DD) or months (YYYY-MM).
 * @example formatPeriod('en', { start: '2021-08' }) // 'Aug 2021 – present'
 */
export function formatPeriod(
	locale: Locale,
	{ start, end }: { start: string; end?: string | undefined },
): string {
	const format = start.length === 7 ? formatMonth : formatDay;
	return `${format(locale, start)} – ${end ? format(locale, end) : common[locale].now}`;
}
