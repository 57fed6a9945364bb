/** Where a spreadsheet or a file has the next number. */
export const betweenCells = /[\t\r\n\v\f\u0085\u2028\u2029]+/;

/** Whether a text has more than one cell: a browser makes one line of it in a field of one line. */
export function hasCells(text: string): boolean {
	return betweenCells.test(text.trim());
}

/** Characters of a text that a notice repeats. */
const longestShown = 30;

/** The beginning of a text, on one line. */
export function toLine(text: string): string {
	const line = text
		.trim()
		.slice(0, 10 * longestShown)
		.replaceAll(/\s+/g, ' ');
	return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line;
}
