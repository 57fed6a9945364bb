/**
 * Lays out rows under a heading, numbers to the right.
 *
 * @example toTable(['page', 'bytes'], [['/', 12]]) // 'page  bytes\n/        12'
 */
export function toTable(
	heading: readonly string[],
	rows: readonly (readonly (string | number)[])[],
): string {
	const widths = heading.map((title, column) =>
		Math.max(title.length, ...rows.map((row) => String(row[column] ?? '').length)),
	);
	const lines = [heading, ...rows].map((row) =>
		row
			.map((cell, column) => {
				const right = rows.some((other) => typeof other[column] === 'number');
				const width = widths[column] ?? 0;
				return right ? String(cell).padStart(width) : String(cell).padEnd(width);
			})
			.join('  ')
			.trimEnd(),
	);
	return lines.join('\n');
}
