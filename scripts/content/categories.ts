import { defaultLocale } from '#i18n/locales.ts';
import { byPlace } from '#lib/by-place.ts';
import { parseJson } from '#lib/parse.ts';
import { categorySchema, toGroups } from '#schemas/category.ts';
import type { Localized } from '#schemas/localized.ts';
import type { ContentTree } from './tree.ts';

/** A category of certificates as the commands need it. Its titles are in English, or in the default language. */
export interface CategoryNames {
	id: string;
	title: string;
	groups: { id: string; title: string; titles: string[]; keywords: readonly string[] }[];
}

/** The categories in the order of the menu. Files with mistakes are left out: the content check reports them. */
export function listCategories({ texts }: Pick<ContentTree, 'texts'>): CategoryNames[] {
	return [...texts]
		.flatMap(([file, text]) => {
			const [, id] = /^categories\/([^/]+)\.json$/.exec(file) ?? [];
			const { data } = categorySchema.safeParse(parseJson(text));
			return id !== undefined && data ? [{ id, data }] : [];
		})
		.sort(byPlace)
		.map(({ id, data }) => ({
			id,
			title: toName(data.title),
			groups: toGroups(id, data.groups).map((group) => {
				const titles = group.title ?? data.title;
				return {
					id: group.id,
					title: toName(titles),
					titles: Object.values(titles).filter((title) => title !== undefined),
					keywords: group.keywords ?? [],
				};
			}),
		}));
}

/** The groups of all categories, in the order of the pages. */
export function listGroups(tree: Pick<ContentTree, 'texts'>): CategoryNames['groups'] {
	return listCategories(tree).flatMap(({ groups }) => groups);
}

function toName(titles: Localized): string {
	return titles.en ?? titles[defaultLocale] ?? '';
}
