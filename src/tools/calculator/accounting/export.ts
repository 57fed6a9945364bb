import { toCsv } from '#tools/calculator/csv.ts';
import { isNote, type Line, type Mark, symbols } from './line.ts';

const columns = { note: 16, number: 20 } as const;

/** The tape for a fixed-width font: notes and counts on the left, numbers right, symbols after. */
export function toPlainText(lines: readonly Line[]): string {
	return lines.map((line) => `${toRow(line).trimEnd()}\n`).join('');
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
export function toNote(line: Line): string {
	if (isNote(line)) return `#${line.text}`;
	if (line.rate !== undefined) return `${line.rate} %`;
	return line.count === undefined ? '' : `n${line.count}`;
}

function toRow(line: Line): string {
	if (isNote(line)) return toNote(line);
	const number = line.text.padStart(columns.number);
	return `${toNote(line).padEnd(columns.note)}${number} ${symbols[line.mark]}`;
}
