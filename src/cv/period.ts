import { formatDate } from '#i18n/format.ts';
import { formatUntil } from '#i18n/format-until.ts';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import type { Period } from '#lib/partial-date.ts';

/**
 * From when to when, as the pages show it; nothing where neither is known. Dates are as exact as they are known: `2016`,
 * `2016-03`, `2016-03-14`.
 * @example formatPeriod('en', { start: '2021-08' }) // 'Aug 2021 – present'
 */
export function formatPeriod(locale: Locale, { start, end }: Period): string {
	if (!start) return end ? formatUntil(locale, end) : '';
	if (start === end) return formatDate(locale, start);
	return `${formatDate(locale, start)} – ${end ? formatDate(locale, end) : common[locale].now}`;
}
