import { saveFile } from '#browser/save-file.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import type { AmortizationRow } from '#tools/calculator/finance/amortization.ts';
import { toScheduleCsv } from '#tools/calculator/finance/schedule-csv.ts';

/** Saves all payments as a file for a spreadsheet. */
export function saveSchedule(
	rows: readonly AmortizationRow[],
	{ columns, fileName }: Pick<CalculatorMessages['finance'], 'columns' | 'fileName'>,
) {
	const { period, payment, interest, principal, balance } = columns;
	const text = toScheduleCsv(rows, [period, payment, interest, principal, balance]);
	saveFile(`${fileName}.csv`, text, 'text/csv;charset=utf-8');
}
