import { toLocaleName } from '#i18n/locale-name.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { allCollections } from './collections.ts';
import { readEntries } from './entries.ts';
import { toFieldName, toPosition } from './mistake.ts';
import { type Entry, readField, readTextsPerLanguage } from './source.ts';
import type { ContentTree } from './tree.ts';

/** One text that is missing in one language of the site. */
interface MissingText {
	locale: Locale;
	/** File, line and column. */
	place: string;
	field?: string | undefined;
}

export function findMissingTranslations(tree: ContentTree): MissingText[] {
	const { entries } = readEntries(tree);
	return allCollections.flatMap(([name, { entity }]) => {
		const own = entries.filter(({ collection }) => collection === name);
		return entity === undefined ? findMissingProse(name, own) : own.flatMap(findMissingTexts);
	});
}

export function printMissingTranslations(missing: readonly MissingText[]): string {
	if (missing.length === 0) return 'Missing translations: none.';
	const lines = missing.map(({ locale, place, field = '' }) =>
		`  ${toLocaleName(locale)}  ${place}  ${field}`.trimEnd(),
	);
	return [`Missing translations: ${missing.length}`, ...lines].join('\n');
}

function findMissingTexts(entry: Entry): MissingText[] {
	return [...readTextsPerLanguage(entry.value, locales)].flatMap(([path]) =>
		locales
			.filter((locale) => !isWritten(readField(entry.value, [...path, locale])))
			.map((locale) => {
				const { line, column } = toPosition(entry.text, entry.locateValue([...path, locale]));
				const place = `src/content/${entry.file}:${line}:${column}`;
				return { locale, place, field: toFieldName([...path, locale]) };
			}),
	);
}

/**
 * Prose is one text per file; a case study and a page have a folder with one file per language. A site without any text about itself
 * has no page for it.
 */
function findMissingProse(name: CollectionName, entries: readonly Entry[]): MissingText[] {
	const folders =
		name === 'case-studies' || name === 'pages'
			? [...new Set(entries.map(({ id }) => `${id.split('/')[0]}/`))].sort()
			: name === 'home' || entries.length > 0
				? ['']
				: [];
	return folders.flatMap((folder) =>
		locales
			.filter((locale) => !entries.some(({ id }) => id === `${folder}${locale}`))
			.map((locale) => ({ locale, place: `src/content/${name}/${folder}${locale}.mdx:1:1` })),
	);
}

function isWritten(value: unknown): boolean {
	return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;
}
