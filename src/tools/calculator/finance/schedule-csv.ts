import { toCsv } from '#tools/calculator/csv.ts';
import type { AmortizationRow } from './amortization.ts';

/**
 * The schedule for a spreadsheet.
 * @param heads the heads of the five columns
 */
export function toScheduleCsv(rows: readonly AmortizationRow[], heads: readonly string[]): string {
	return toCsv([
		heads,
		...rows.map((row) => [`${row.period}`, row.payment, row.interest, row.principal, row.balance]),
	]);
}
