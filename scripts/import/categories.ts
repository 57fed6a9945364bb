import { z } from 'zod';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { listGroups } from '../content/categories.ts';
import type { ContentTree } from '../content/tree.ts';
import { nextPlace } from '../new/draft.ts';
import titles from './category-titles.json' with { type: 'json' };
import { otherGroup } from './group.ts';

type Tree = Pick<ContentTree, 'texts'>;

const imports = {
	order: z.number().default(1),
	groups: z.array(z.looseObject({ id: z.string() })).optional(),
};

/**
 * The files to write, with one more category if neither the content nor the import has one for some of the imported
 * certificates. Each of its groups is then named after its folder.
 */
export function withCategory(
	before: Tree,
	imported: ReadonlyMap<string, object>,
): Map<string, object> {
	const files = withoutKnownGroups(before, imported);
	const after = { texts: new Map([...toTexts(files), ...before.texts]) };
	const known = new Set(listGroups(after).map(({ id }) => id));
	const used = [...files.keys()].flatMap(
		(path) => /^certificates\/([^/]+)\//.exec(path)?.[1] ?? [],
	);
	const groups = [...new Set(used)]
		.filter((id) => !known.has(id))
		.map((id) => ({ id, title: id === otherGroup ? inSite(titles.other) : toTitle(id) }));
	if (groups.length === 0) return files;
	let name = 'courses';
	for (let count = 2; after.texts.has(`categories/${name}.json`); count++)
		name = `courses-${count}`;
	return new Map([
		...files,
		[
			`categories/${name}`,
			{ order: nextPlace(after, 'categories'), title: inSite(titles.courses), groups },
		] as const,
	]);
}

/** A group belongs to one category: those that the content has stay where they are. New categories go after its own. */
function withoutKnownGroups(before: Tree, files: ReadonlyMap<string, object>): Map<string, object> {
	const known = new Set(listGroups(before).map(({ id }) => id));
	const last = nextPlace(before, 'categories') - 1;
	return new Map(
		[...files].flatMap(([path, fields]): [string, object][] => {
			const [, id = ''] = /^categories\/([^/]+)$/.exec(path) ?? [];
			if (id === '' || before.texts.has(`${path}.json`)) return [[path, fields]];
			const { order, groups } = z.looseObject(imports).parse(fields);
			if (!groups) return known.has(id) ? [] : [[path, { ...fields, order: order + last }]];
			const left = groups.filter((group) => !known.has(group.id));
			if (left.length === 0) return [];
			return [[path, { ...fields, order: order + last, groups: left }]];
		}),
	);
}

function toTexts(files: ReadonlyMap<string, object>): [string, string][] {
	return [...files]
		.filter(([path]) => path.startsWith('categories/'))
		.map(([path, fields]) => [`${path}.json`, JSON.stringify(fields)]);
}

/** The words in the languages of the site that have some; English ones replace those of its default language. */
function inSite(words: Readonly<Partial<Record<string, string>>>): object {
	const known = locales.map((locale) => [
		locale,
		words[locale] ?? words[locale.split('-')[0] ?? ''],
	]);
	const found = Object.fromEntries(known.filter(([, word]) => word));
	return { [defaultLocale]: words.en, ...found };
}

/** The name of a group in each language. @example toTitle('wound-care').en // 'Wound care' */
function toTitle(id: string): object {
	const words = id.replaceAll('-', ' ');
	const title = words.charAt(0).toUpperCase() + words.slice(1);
	return Object.fromEntries(locales.map((locale) => [locale, title]));
}
