import { isYear } from '#lib/partial-date.ts';
import { formatDate, formatParts } from './format.ts';
import { isBuiltIn, type Locale } from './locales.ts';
import { common } from './messages/common/index.ts';
import { fill } from './messages.ts';

/**
 * The end of a period without a start, as exact as it is known. The month of a language that is content is in full and in
 * the case of a full date, as the Polish `do marca` needs.
 * @example formatUntil('en', '2011-03') // 'until Mar 2011'
 */
export function formatUntil(locale: Locale, end: string): string {
	const { year, month, day } = common[locale].until;
	const date = formatDate(locale, end);
	if (isYear(end)) return fill(year, { date });
	if (end.length > 7) return fill(day, { date });
	const style = { day: 'numeric', month: 'long', year: 'numeric' } as const;
	return fill(month, { date: isBuiltIn(locale) ? date : formatParts(locale, end, style) });
}
