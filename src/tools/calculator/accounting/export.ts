import { toCsv } from '#tools/calculator/csv.ts';
import { isNote, type Line, type Mark, symbols } from './line.ts';

/** Characters. */
interface Columns {
	note: number;
	number: number;
}

const roll: Columns = { note: 16, number: 20 };

/**
 * The tape for a fixed-width font: notes and counts on the left, numbers right, symbols after.
 * @param write a number as the language writes it
 */
export function toPlainText(lines: readonly Line[], write: Write): string {
	return toText(lines, write, roll);
}

/** The same in columns that are as narrow as the tape allows: a phone has room for 30 characters. */
export function toNarrowText(lines: readonly Line[], write: Write): string {
	const numbers = lines.map((line) => write(line.text).length);
	return toText(lines, write, { note: 0, number: Math.max(0, ...numbers) });
}

function toText(lines: readonly Line[], write: Write, { note, number }: Columns): string {
	const notes = lines.map((line) => (isNote(line) ? 0 : toNote(line, write).length));
	const longest = Math.max(0, ...notes);
	const columns = { note: Math.max(note, longest && longest + 2), number };
	return lines.map((line) => `${toRow(line, write, columns).trimEnd()}\n`).join('');
}

/** @param words what the marks are called, and the heads of the four columns */
export function toTapeCsv(
	lines: readonly Line[],
	words: { columns: readonly string[]; marks: Readonly<Record<Mark, string>> },
): string {
	const rows = lines.map((line, index) => [
		`${index + 1}`,
		toNote(line),
		isNote(line) ? '' : line.text,
		words.marks[line.mark],
	]);
	return toCsv([words.columns, ...rows]);
}

/** The left side of a line: a note, a count of items, a tax rate. */
function toNote(line: Line, write: Write = (number) => number): string {
	if (isNote(line)) return `#${line.mark === 'date' ? line.text : write(line.text)}`;
	const count = line.count === undefined ? '' : `n${line.count}`;
	return line.label ?? (line.rate === undefined ? count : `${write(line.rate)} %`);
}

type Write = (number: string) => string;

function toRow(line: Line, write: Write, columns: Columns): string {
	if (isNote(line)) return toNote(line, write);
	const number = write(line.text).padStart(columns.number);
	return `${toNote(line, write).padEnd(columns.note)}${number} ${symbols[line.mark]}`;
}
