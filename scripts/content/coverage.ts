import { type Locale, locales } from '#i18n/locales.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { checkPictures, findWithoutPicture } from './check-pictures.ts';
import { allCollections } from './collections.ts';
import { readEntries } from './entries.ts';
import { type FieldPath, toFieldName, toPosition } from './mistake.ts';
import { type Entry, readField } from './source.ts';
import type { ContentTree } from './tree.ts';

/** How much of the content is written in each language. */
export interface Coverage {
	collections: CollectionCoverage[];
	gaps: Gap[];
	/** Files whose picture is missing. */
	withoutPicture: string[];
}

interface CollectionCoverage {
	name: CollectionName;
	/** Texts there are in English, or should be. */
	total: number;
	present: Record<Locale, number>;
}

/** One text that is missing in one language. */
interface Gap {
	locale: Locale;
	/** File, line and column. */
	place: string;
	field?: string | undefined;
}

export function toCoverage(tree: ContentTree): Coverage {
	const { entries } = readEntries(tree);
	const all = allCollections.map(([name, { entity }]) => {
		const own = entries.filter(({ collection }) => collection === name);
		return entity === undefined ? coverProse(name, own) : coverRecords(name, own);
	});
	return {
		collections: all.map(({ coverage }) => coverage),
		gaps: all.flatMap(({ gaps }) => gaps),
		withoutPicture: [
			...new Set([
				...checkPictures(tree, entries).map(({ file }) => file),
				...findWithoutPicture(tree, entries).map(({ file }) => `src/content/${file}`),
			]),
		],
	};
}

function coverRecords(name: CollectionName, entries: readonly Entry[]) {
	const texts = entries.flatMap((entry) =>
		[...findTexts(entry.value)].map((path) => ({ entry, path })),
	);
	const gaps = texts.flatMap(({ entry, path }) =>
		locales
			.filter((locale) => !isWritten(readField(entry.value, [...path, locale])))
			.map((locale) => toGap(entry, path, locale)),
	);
	return { coverage: count(name, texts.length, gaps), gaps };
}

/**
 * Prose is one text per file; a case study has a folder with one file per language. A site without any text about itself
 * has no page for it.
 */
function coverProse(name: CollectionName, entries: readonly Entry[]) {
	const folders =
		name === 'case-studies'
			? [...new Set(entries.map(({ id }) => `${id.split('/')[0]}/`))].sort()
			: name === 'home' || entries.length > 0
				? ['']
				: [];
	const gaps = folders.flatMap((folder) =>
		locales
			.filter((locale) => !entries.some(({ id }) => id === `${folder}${locale}`))
			.map((locale) => ({ locale, place: `src/content/${name}/${folder}${locale}.mdx:1:1` })),
	);
	return { coverage: count(name, folders.length, gaps), gaps };
}

function count(name: CollectionName, total: number, gaps: readonly Gap[]): CollectionCoverage {
	const present = Object.fromEntries(
		locales.map((locale) => [locale, total - gaps.filter((gap) => gap.locale === locale).length]),
	) as Record<Locale, number>;
	return { name, total, present };
}

/** Paths of the groups that hold one text per language. */
function* findTexts(value: unknown, path: FieldPath = []): Generator<FieldPath> {
	if (typeof value !== 'object' || value === null) return;
	const keys = Object.keys(value);
	if (keys.length > 0 && keys.every((key) => locales.some((locale) => locale === key))) {
		yield path;
		return;
	}
	for (const key of keys) {
		const part = Array.isArray(value) ? Number(key) : key;
		yield* findTexts(readField(value, [part]), [...path, part]);
	}
}

function isWritten(value: unknown): boolean {
	return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;
}

function toGap(entry: Entry, path: FieldPath, locale: Locale): Gap {
	const { line, column } = toPosition(entry.text, entry.locateValue([...path, locale]));
	return {
		locale,
		place: `src/content/${entry.file}:${line}:${column}`,
		field: toFieldName([...path, locale]),
	};
}
