import { saveFile } from '#browser/save-file.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { toPlainText, toTapeCsv } from '#tools/calculator/accounting/export.ts';
import type { Line } from '#tools/calculator/accounting/line.ts';

/** Saves the paper roll as text or as a table. Loaded on first use. */
export function saveTape(
	lines: readonly Line[],
	kind: 'txt' | 'csv',
	t: Pick<CalculatorMessages['accounting'], 'fileName' | 'columns' | 'marks'>,
) {
	if (kind === 'txt') {
		return saveFile(`${t.fileName}.txt`, toPlainText(lines), 'text/plain;charset=utf-8');
	}
	const { line, note, number, mark } = t.columns;
	const words = { columns: [line, note, number, mark], marks: t.marks };
	saveFile(`${t.fileName}.csv`, toTapeCsv(lines, words), 'text/csv;charset=utf-8');
}
