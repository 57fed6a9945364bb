/**
 * The rows of a CSV file by the names in its first line. LinkedIn puts notes above that line in some files: lines
 * before the first one with several columns are skipped.
 */
export function parseCsv(text: string): Record<string, string>[] {
	const rows = splitRows(text).filter((row) => row.some((cell) => cell.trim() !== ''));
	const top = rows.findIndex((row) => row.length > 1);
	const [header = [], ...body] = rows.slice(Math.max(0, top));
	return body.map((row) =>
		Object.fromEntries(header.map((name, index) => [name.trim(), (row[index] ?? '').trim()])),
	);
}

/** Cells may be in quotes, contain commas and line breaks, and double the quotes they contain. */
function splitRows(text: string): string[][] {
	const rows: string[][] = [[]];
	let cell = '';
	let quoted = false;
	const endCell = () => {
		rows.at(-1)?.push(cell);
		cell = '';
	};
	for (let index = 0; index < text.length; index++) {
		const sign = text.charAt(index);
		if (quoted) {
			if (sign !== '"') cell += sign;
			else if (text.charAt(index + 1) === '"') {
				cell += '"';
				index++;
			} else quoted = false;
		} else if (sign === '"' && cell === '') quoted = true;
		else if (sign === ',') endCell();
		else if (sign === '\n') {
			endCell();
			rows.push([]);
		} else if (sign !== '\r') cell += sign;
	}
	endCell();
	return rows;
}
