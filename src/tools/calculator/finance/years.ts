import { type AmortizationRow, sum } from './amortization.ts';

/**
 * The payments of each year together; their `period` is the year. The last year may have fewer.
 * @example toYears(rows, 12) // a row for each twelve months
 */
export function toYears(rows: readonly AmortizationRow[], perYear: number): AmortizationRow[] {
	const years: AmortizationRow[] = [];
	for (let from = 0; from < rows.length; from += perYear) {
		const part = rows.slice(from, from + perYear);
		years.push({
			period: years.length + 1,
			payment: sum(part, 'payment'),
			interest: sum(part, 'interest'),
			principal: sum(part, 'principal'),
			balance: part.at(-1)?.balance ?? '0.00',
		});
	}
	return years;
}
