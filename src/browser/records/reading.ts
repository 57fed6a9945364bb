import type { Identified } from './operations.ts';
import { type Format, parseList, salvageList } from './stored-list.ts';

/**
 * A line, or an entry of a list, that is no record: it is in no list, or it is an item, but `empty` or with another `sign`
 * in its box than that of a task.
 */
export interface LeftLine {
	line: number;
	text: string;
	why?: 'empty' | 'sign';
}

/** What was found in a file, and what of it could not be taken. Lines are counted from 1. */
export interface Reading<Kept> {
	records: readonly Kept[];
	/** The program whose file it is, if it cannot be read here. */
	program?: string | undefined;
	/** Lines that were indented below another. */
	nested?: readonly number[];
	/** Lines, or entries of a list, that are no record. */
	left?: readonly LeftLine[] | undefined;
	/** Entries of a list, or fields of them, could not be read. */
	broken?: boolean;
}

/** How files of other programs begin, or what only they have. */
const signs = {
	// Exported projects: https://www.todoist.com/help/articles/introduction-to-csv-files
	Todoist: /^\W*TYPE\W+CONTENT\W/,
	// RFC 5545, 3.4
	iCalendar: /^\W*BEGIN:VCALENDAR/,
	// Notes in an archive of Google Takeout
	'Google Keep': /"(?:textContent|listContent)"\s*:/,
	// https://github.com/todotxt/todo.txt: a priority, or the day on which a task was completed
	'todo.txt': /^\s*(?:x \d{4}-\d\d-\d\d |\([A-Z]\) )/,
};

/** The program that writes such files. @param name of the file */
export function nameProgram(text: string, name: string): string | undefined {
	if (/^(todo|done)\.txt$/i.test(name)) return 'todo.txt';
	return Object.entries(signs).find(([, sign]) => sign.test(text))?.[0];
}

/** An exported list, or what is left of one that was cut or damaged; undefined if the text is none. */
export function readList<Kept extends Identified>(
	text: string,
	format: Format<Kept>,
): Reading<Kept> | undefined {
	const list = parseList(text, format);
	if (list) return { records: list.records, left: list.left, broken: !list.whole };
	const records = text.startsWith('{"v":1,') ? salvageList(text, format) : [];
	return records.length > 0 ? { records, broken: true } : undefined;
}
