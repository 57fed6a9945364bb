/** Reads the dates that browsers have written, day first or month first; other text stays as it is. */
export function toIso(text: string): string {
	const [, day, month, year, rest = ''] =
		/^(\d{1,2})[./](\d{1,2})[./](\d{4}),? ?(.*)$/.exec(text) ?? [];
	const dayFirst = text.includes('.') || Number(day) > 12;
	const date = new Date(year && dayFirst ? `${month}/${day}/${year} ${rest}` : text);
	return Number.isNaN(date.getTime()) ? text : date.toISOString();
}

/** When a note was changed, in the visitor's language and time zone. */
export function formatTime(tag: string, updatedAt: string): string {
	const date = new Date(updatedAt);
	return Number.isNaN(date.getTime())
		? updatedAt
		: new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
