import { formatPercent } from './format-number.ts';
import type { Locale } from './locales.ts';

/**
 * The space between a number and its unit: what the language writes before a percent sign, and before any other unit a
 * space that does not break.
 * @example beforeUnit('en', '%') // '', of '46%'
 * @example beforeUnit('es', '%') // '\u00a0', of '46 %'
 */
export function beforeUnit(locale: Locale, unit: string): string {
	if (unit !== '%') return '\u00a0';
	return /\s/.exec(formatPercent(locale, 0.46))?.[0] ?? '';
}
