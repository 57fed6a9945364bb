import { toLocaleName } from '#i18n/locale-name.ts';
import { locales } from '#i18n/locales.ts';
import type { Coverage } from './coverage.ts';

/** The coverage as a plain table, followed by the missing texts and pictures. */
export function printCoverage({ collections, gaps, withoutPicture }: Coverage): string {
	const total = collections.reduce((sum, { total }) => sum + total, 0);
	const rows = [
		['Collection', 'Texts', ...locales.map((locale) => toLocaleName(locale))],
		...collections.map(({ name, total, present }) => [
			name,
			String(total),
			...locales.map((locale) => toShare(present[locale], total)),
		]),
		[
			'All',
			String(total),
			...locales.map((locale) =>
				toShare(
					collections.reduce((sum, { present }) => sum + present[locale], 0),
					total,
				),
			),
		],
	];
	return [
		toTable(rows),
		toList(
			'Missing translations',
			gaps.map(({ locale, place, field }) => `${toLocaleName(locale)}  ${place}  ${field ?? ''}`),
		),
		toList('Without a picture', withoutPicture),
	].join('\n\n');
}

/** Rounded down, so that only complete translations count as 100%. */
function toShare(present: number, total: number): string {
	return total === 0 ? '–' : `${present} (${Math.floor((present / total) * 100)}%)`;
}

function toTable(rows: readonly string[][]): string {
	const widths = (rows[0] ?? []).map((_, column) =>
		Math.max(...rows.map((row) => row[column]?.length ?? 0)),
	);
	return rows
		.map((row) =>
			row
				.map((cell, column) => {
					const width = widths[column] ?? 0;
					return column === 0 ? cell.padEnd(width) : cell.padStart(width);
				})
				.join('  '),
		)
		.join('\n');
}

function toList(title: string, lines: readonly string[]): string {
	if (lines.length === 0) return `${title}: none.`;
	return [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line.trim()}`)].join('\n');
}
