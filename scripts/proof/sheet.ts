import { escapeUTF8 } from 'entities';
import { type Locale, locales, toDirection } from '#i18n/locales.ts';
import type { Row } from './row.ts';

/** The page to be read: rows whose lines the earlier ones have not come first, the others by group. */
export function toSheet(rows: readonly Row[], earlier: readonly Row[]): string {
	const before = new Map(earlier.map((row) => [`${row.group} ${row.key}`, row]));
	const isChanged = (row: Row) =>
		JSON.stringify(before.get(`${row.group} ${row.key}`)?.lines) !== JSON.stringify(row.lines);
	const changed = earlier.length === 0 ? [] : rows.filter(isChanged);
	const groups = Map.groupBy(rows, ({ group }) => group);
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Proof sheet</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 1rem }
table { border-collapse: collapse; table-layout: fixed; inline-size: 100% }
td { border: 1px solid #8886; padding: 0.25rem 0.5rem; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere }
p { margin: 0 }
p + p { border-block-start: 1px dotted #8886 }
tr > :first-child { inline-size: 12rem; text-align: start; font-weight: 400; overflow-wrap: anywhere; vertical-align: top }
</style>
<h1>Proof sheet</h1>
${changed.length > 0 ? toSection(`Changed: ${changed.length}`, changed) : ''}
${[...groups].map(([group, same]) => toSection(group, same)).join('\n')}
</html>
`;
}

function toSection(title: string, rows: readonly Row[]): string {
	const body = rows.map((row) => {
		const cells = locales.map((locale) => toCell(locale, row.lines[locale] ?? []));
		return `<tr><th scope="row">${escapeUTF8(row.key)}</th>${cells.join('')}</tr>`;
	});
	return `<h2>${escapeUTF8(title)}</h2>\n<table>\n${body.join('\n')}\n</table>`;
}

function toCell(locale: Locale, lines: readonly string[]): string {
	const shown = lines.map((line) => `<p>${escapeUTF8(line)}</p>`).join('');
	return `<td lang="${locale}" dir="${toDirection(locale)}">${shown}</td>`;
}
