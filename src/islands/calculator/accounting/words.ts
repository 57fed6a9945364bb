import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import type { Line } from '#tools/calculator/accounting/line.ts';
import type { Session } from '#tools/calculator/accounting/paper.ts';
import { $printing } from '#tools/calculator/accounting/store.ts';
import { toDisplayed } from './AccountingDisplay.tsx';

/** What is announced after a key: the last line of the paper, and the display if it differs. */
export function toAnnouncement(
	session: Session,
	t: CalculatorMessages['accounting'],
	locale: Locale,
): string {
	const line = session.tape.lines.at(-1);
	if (!line) return '';
	const shown = toDisplayed(session);
	if (line.mark === 'zero' || line.mark === 'range') return `${t.marks[line.mark]}. ${t.stopped}`;
	const printed = `${t.marks[line.mark]} ${line.text}`;
	const same = shown === line.text || line.mark === 'date';
	return writeFigures(locale, same ? printed : `${printed}; ${shown}`);
}

/** The left side of a line on the screen. */
export function toLineNote(line: Line, locale: Locale): string {
	if (line.mark === 'date') return `# ${$printing.get()?.formatDay(locale, line.text)}`;
	if (line.mark === 'number') return `# ${writeFigures(locale, line.text)}`;
	const count = line.count === undefined ? '' : `n${line.count}`;
	return line.label ?? (line.rate === undefined ? count : `${writeFigures(locale, line.rate)} %`);
}
