import { beforeUnit } from '#i18n/before-unit.ts';
import type { Locale } from '#i18n/locales.ts';
import { withColon } from '#i18n/with-colon.ts';
import type { Result } from '#queries/projects.ts';

/**
 * A result in one line.
 * @example 'Time to collect the orders: 40 → 5 minutes'
 */
export function toResultLine(
	locale: Locale,
	{ what, before, after, unit }: Omit<Result, 'numbers'>,
): string {
	const measured = before === undefined ? after : `${before} → ${after}`;
	return `${withColon(locale, what.text)} ${measured}${unit ? beforeUnit(locale, unit.text) + unit.text : ''}`;
}
