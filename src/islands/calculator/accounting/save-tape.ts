import { addToDraft, toDraftKey } from '#browser/draft.ts';
import { saveFile } from '#browser/save-file.ts';
import { formatLongDay } from '#i18n/format.ts';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { toLocalDay } from '#lib/local-day.ts';
import { toNarrowText, toPlainText, toTapeCsv } from '#tools/calculator/accounting/export.ts';
import type { Line } from '#tools/calculator/accounting/line.ts';

/** Saves the paper roll as text to read or as a table for other programs, which has points. Loaded on first use. */
export function saveTape(
	lines: readonly Line[],
	kind: 'txt' | 'csv',
	locale: Locale,
	t: Pick<CalculatorMessages['accounting'], 'fileName' | 'columns' | 'marks'>,
) {
	if (kind === 'txt') {
		const text = toPlainText(lines, (number) => writeFigures(locale, number));
		return saveFile(`${t.fileName}.txt`, text, 'text/plain;charset=utf-8');
	}
	const { line, note, number, mark } = t.columns;
	const words = { columns: [line, note, number, mark], marks: t.marks };
	saveFile(`${t.fileName}.csv`, toTapeCsv(lines, words), 'text/csv;charset=utf-8');
}

/**
 * Adds the paper roll to what is in the field for a new note, as a code block: its columns stay in line.
 * @param title with `{day}`
 * @returns false where the browser stores nothing
 */
export function draftNote(lines: readonly Line[], locale: Locale, title: string): boolean {
	const day = formatLongDay(locale, toLocalDay(new Date()));
	const roll = toNarrowText(lines, (number) => writeFigures(locale, number));
	return addToDraft(toDraftKey('note'), `${fill(title, { day })}\n\`\`\`\n${roll}\`\`\``);
}
