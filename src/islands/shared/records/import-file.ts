import { importRecords } from '#browser/records/import.ts';
import type { Identified } from '#browser/records/operations.ts';
import type { Reading } from '#browser/records/reading.ts';
import { toShortName } from '#browser/records/short-name.ts';
import type { withUndo } from '#browser/records/undo-stack.ts';
import { formatNames } from '#i18n/format-list.ts';
import type { Locale } from '#i18n/locales.ts';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import type { RecordWords } from './record-words.ts';
import type { Offer } from './use-offer.ts';

/** Lines that a message names; more would fill the window. */
const mostNamed = 5;

/** Adds what was read in a file to a list, and says what was added, what was changed, and what was left out. */
export function importFile<Kept extends Identified>(
	store: ReturnType<typeof withUndo<Kept>>,
	reading: Reading<Kept>,
	locale: Locale,
	t: RecordMessages & RecordWords,
): Offer {
	const { records, program, nested = [], left = [], broken } = reading;
	if (records.length === 0) {
		const refusal = program ? fill(t.foreign, { program }) : t.notImported;
		return { message: `${refusal} ${t.importable}` };
	}
	const added = importRecords(store, records).length;
	const known = records.length - added;
	const toLines = (lines: readonly string[]) => {
		const more = lines.length - mostNamed;
		return formatNames(locale, more > 0 ? lines.toSpliced(mostNamed - 1, more, '…') : lines);
	};
	// The words are about the lines that are named, not about a number: 21 lines are no one line in Ukrainian.
	const toForm = ({ length }: readonly unknown[]) => Math.min(length, mostNamed);
	const leftLines = left.map(({ line, text }) => fill(t.line, { line, text: toShortName(text) }));
	const lines = left.length > 0 ? toLines(leftLines) : '';
	const parts = [
		plural(locale, t.imported, added),
		known > 0 && plural(locale, t.known, known),
		nested.length > 0 &&
			plural(locale, t.nested, toForm(nested), { lines: toLines(nested.map(String)) }),
		!broken && lines && plural(locale, t.leftOut, toForm(left), { lines }),
		broken && fill(t.partly, { lines: lines && `: ${lines}` }),
	];
	return {
		message: parts.filter(Boolean).join(' '),
		undo: added > 0 ? store.undo : undefined,
	};
}
