/**
 * A table as a file for spreadsheets. Text that a spreadsheet could take for a formula gets an
 * apostrophe in front; plain numbers stay numbers. With a mark for UTF-8, which Excel needs.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
	return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(text: string): string {
	const isNumber = /^-?\d+(\.\d+)?$/.test(text);
	const safe = !isNumber && /^[\s]*[=+\-−@|%\t\r]/.test(text) ? `'${text}` : text;
	return /[",\r\n\t]|^'/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
