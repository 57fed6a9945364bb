/** The rows of one page of a long list. Beyond the last page is the last page. */
export function toPage<Row>(rows: readonly Row[], wanted: number, size: number) {
	const pages = Math.max(1, Math.ceil(rows.length / size));
	const page = Math.min(wanted, pages - 1);
	const first = page * size;
	const shown = rows.slice(first, first + size);
	const words = { from: first + 1, to: first + shown.length, all: rows.length };
	return { page, pages, first, shown, words };
}
