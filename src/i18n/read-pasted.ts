import type { Locale } from './locales.ts';
import { readPlainMoney } from './read-money.ts';

/** What a pasted text is: a number, several of them, or something else, of which `shown` is the beginning. */
export type Pasted =
	| { state: 'read'; number: string }
	| { state: 'several'; count: number }
	| { state: 'other'; shown: string }
	| { state: 'empty' };

/** Characters of a text that a notice repeats. */
const longestShown = 30;
/** A whole column of a spreadsheet is not counted to its end. */
const longestRead = 20_000;
/** Where a spreadsheet or a file has the next number. */
const betweenCells = /[\t\r\n\v\f\u0085\u2028\u2029]+/;

/**
 * Reads a pasted text as one number. Cells of a spreadsheet come with tabs and line ends between them: two numbers are never
 * put together to one.
 * @example readPasted('en', '100\n200') // { state: 'several', count: 2 }
 */
export function readPasted(locale: Locale, text: string): Pasted {
	const whole = text.trim().slice(0, longestRead);
	if (whole === '') return { state: 'empty' };
	const number = readPlainMoney(locale, whole);
	if (number !== undefined) return { state: 'read', number };
	const isNumber = (part: string) => readPlainMoney(locale, part) !== undefined;
	const cells = whole
		.split(betweenCells)
		.flatMap((cell) => cell.split(';'))
		.filter(isNumber);
	if (cells.length > 1) return { state: 'several', count: cells.length };
	const words = whole.split(/\s+/);
	if (words.length > 1 && words.every(isNumber)) {
		return { state: 'several', count: words.length };
	}
	return { state: 'other', shown: toLine(whole) };
}

/** The beginning of a text, on one line. */
export function toLine(text: string): string {
	const line = text.trim().slice(0, longestRead).replaceAll(/\s+/g, ' ');
	return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line;
}

/** Whether a text has more than one cell: a browser makes one line of it in a field of one line. */
export function hasCells(text: string): boolean {
	return betweenCells.test(text.trim());
}
