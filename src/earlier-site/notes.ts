import type { Fields } from '#lib/parse.ts';

/** `{ id, text, editing, updatedAt }`, whose date is as the browser of the visitor wrote it. */
export function fromEarlierNote({ text, updatedAt }: Fields): Fields {
	return { text, updatedAt: toIso(String(updatedAt ?? '')) };
}

/** Reads dates with the day first or the month first; other text stays as it is. */
export function toIso(text: string): string {
	const [, day, month, year, rest = ''] =
		/^(\d{1,2})[./](\d{1,2})[./](\d{4}),? ?(.*)$/.exec(text) ?? [];
	const dayFirst = text.includes('.') || Number(day) > 12;
	const date = new Date(year && dayFirst ? `${month}/${day}/${year} ${rest}` : text);
	return Number.isNaN(date.getTime()) ? text : date.toISOString();
}
