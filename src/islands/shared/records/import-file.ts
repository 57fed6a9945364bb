import { importRecords } from '#browser/records/import.ts';
import type { Identified } from '#browser/records/operations.ts';
import type { Reading } from '#browser/records/reading.ts';
import { toShortName } from '#browser/records/short-name.ts';
import { formatNames } from '#i18n/format-list.ts';
import type { Locale } from '#i18n/locales.ts';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { fill, type PluralForms, plural } from '#i18n/messages.ts';
import type { RecordAdapter } from './record-adapter.ts';
import type { RecordWords } from './record-words.ts';
import type { Offer } from './use-offer.ts';

/** Lines that a message names; more would fill the window. */
const mostNamed = 5;

/** Adds what was read in a file to a list, and says what was added, what was changed, and what was left out. */
export function importFile<Kept extends Identified>(
	{ store, read }: Pick<RecordAdapter<Kept>, 'store' | 'read'>,
	reading: Reading<Kept>,
	locale: Locale,
	t: RecordMessages & RecordWords,
): Offer {
	const { records, program, nested = [], left = [], broken } = reading;
	if (records.length === 0) {
		const refusal = program ? fill(t.foreign, { program }) : t.notImported;
		return { message: `${refusal} ${t.importable}` };
	}
	const before = new Set(store.$list.get().records.map(read));
	const added = importRecords(store, records).length;
	const known = records.length - added;
	// Those that were not added are there with the same text, too.
	const alike = records.filter((record) => before.has(read(record))).length - known;
	const toLines = (lines: readonly string[]) => {
		const more = lines.length - mostNamed;
		return formatNames(locale, more > 0 ? lines.toSpliced(mostNamed - 1, more, '…') : lines);
	};
	// The words are about the lines that are named, not about a number: 21 lines are no one line in Ukrainian.
	const toForm = ({ length }: readonly unknown[]) => Math.min(length, mostNamed);
	const toNamed = (some: typeof left) =>
		toLines(some.map(({ line, text }) => fill(t.line, { line, text: toShortName(text) })));
	const toLeft = (reason: (typeof left)[number]['why'], forms: PluralForms) => {
		const some = broken ? [] : left.filter(({ why }) => why === reason);
		return some.length > 0 && plural(locale, forms, some.length, { lines: toNamed(some) });
	};
	const parts = [
		plural(locale, t.imported, added),
		alike > 0 && plural(locale, t.alike, alike),
		known > 0 && plural(locale, t.known, known),
		nested.length > 0 &&
			plural(locale, t.nested, toForm(nested), { lines: toLines(nested.map(String)) }),
		toLeft(undefined, t.leftOut),
		toLeft('empty', t.leftEmpty),
		toLeft('sign', t.leftSign),
		broken && fill(t.partly, { lines: left.length > 0 ? `: ${toNamed(left)}` : '' }),
	];
	return {
		message: parts.filter(Boolean).join(' '),
		undo: added > 0 ? store.undo : undefined,
	};
}
