import type { Locale } from '#i18n/locales.ts';
import type { Result } from '#queries/projects.ts';

/**
 * A result in one line. English writes the percent sign without a space.
 * @example 'Time to collect the orders: 40 → 5 minutes'
 */
export function toResultLine(
	locale: Locale,
	{ what, before, after, unit }: Omit<Result, 'numbers'>,
): string {
	const space = unit?.text === '%' && locale === 'en' ? '' : '\u00a0';
	const measured = before === undefined ? after : `${before} → ${after}`;
	return `${what.text}: ${measured}${unit ? `${space}${unit.text}` : ''}`;
}
