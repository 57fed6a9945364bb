import type { Terms } from '#tools/calculator/finance/terms.ts';

/** The settings that results depend on, for the display. @example toTermSigns(terms) // 'P/YR 12 · END' */
export function toTermSigns({ perYear, begin }: Terms): string {
	return `P/YR ${perYear} · ${begin ? 'BEGIN' : 'END'}`;
}
