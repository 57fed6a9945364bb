import { toArrow } from '#i18n/arrow.ts';
import { beforeUnit } from '#i18n/before-unit.ts';
import type { Locale } from '#i18n/locales.ts';
import { withColon } from '#i18n/with-colon.ts';
import { line } from '#lib/isolate.ts';
import type { Result } from '#queries/projects.ts';

/**
 * A result in one line.
 * @example 'Time to collect the orders: 40 → 5 minutes'
 */
export function toResultLine(
	locale: Locale,
	{ what, before, after, unit }: Omit<Result, 'numbers'>,
): string {
	const now = unit ? after + beforeUnit(locale, unit.text) + unit.text : after;
	const colon = `${withColon(locale, '')} `;
	if (before === undefined) return line(['', colon, ''], what.text, now);
	return line(['', colon, ` ${toArrow(locale)} `, ''], what.text, before, now);
}
