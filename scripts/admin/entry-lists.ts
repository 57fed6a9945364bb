import type { EntryCollection } from '@sveltia/cms';
import { defaultLocale } from '#i18n/locales.ts';
import { parseJson, toFields } from '#lib/parse.ts';
import { type CollectionName, collections } from '#schemas/collections.ts';
import { listGroups } from '../content/categories.ts';
import purposes from '../content/docs/purposes.json' with { type: 'json' };
import { isPerLanguage } from '../content/json-schema.ts';
import type { ContentTree } from '../content/tree.ts';
import { readRecord, toForm, toPictureFolder } from './forms.ts';
import { toLabel } from './labels.ts';
import { sameInAll } from './values.ts';

/** The records that these belong to: each has a folder for them. */
const owners: Partial<Record<CollectionName, string>> = {
	certificates: 'categories',
	diplomas: 'schools in Education',
};

/** One list of the side bar per folder: of certificates and of diplomas there are several. */
export function listEntryLists(name: CollectionName, tree: ContentTree): EntryCollection[] {
	const { folder } = collections[name];
	const folders = listFolders(name, tree);
	const owner = owners[name];
	// An empty list says why nothing can be added to it.
	const isBlocked = owner !== undefined && folders.length === 0;
	return (isBlocked ? [{ part: '' }] : folders).map(({ part, title = toLabel(part) }) => ({
		name: part === '' ? name : `${name}-${part}`,
		label: part === '' ? toLabel(name) : `${toLabel(name)}: ${title}`,
		label_singular: toSingular(name),
		description: isBlocked
			? `Add one of the ${owner} first: each of these belongs to one.`
			: purposes[name],
		...(isBlocked && { create: false }),
		folder: ['src/content', folder, ...(part === '' ? [] : [part])].join('/'),
		extension: 'json',
		format: 'json',
		fields: toForm(name, tree),
		...toPictureFolder(name),
		// By itself the editor takes only a picture that is in no group.
		...(name === 'projects' && {
			thumbnail: [`cover.picture.${sameInAll}`, `cover.picture.${defaultLocale}`],
		}),
		...toNaming(name),
		editor: { preview: false },
	}));
}

/** The folders that a collection has one list each for; the title of the group for those of certificates. */
function listFolders(
	name: CollectionName,
	tree: ContentTree,
): { part: string; title?: string | undefined }[] {
	if (name === 'certificates')
		return listGroups(tree).map(({ id, title }) => ({ part: id, title }));
	if (name !== 'diplomas') return [{ part: '' }];
	return [...tree.texts].flatMap(([file, text]) => {
		const [, part] = /^education\/(.+)\.json$/.exec(file) ?? [];
		return part === undefined ? [] : [{ part, title: toSchoolName(text) }];
	});
}

/** The name of a school in the first language that it has one in. */
function toSchoolName(text: string): string | undefined {
	const { institution } = toFields(parseJson(text)) ?? {};
	const names = [institution, ...Object.values(toFields(institution) ?? {})];
	return names.find((name) => typeof name === 'string');
}

/** @example toSingular('technologies') // 'Technology' */
function toSingular(name: CollectionName): string {
	return toLabel(name).replace(/ies$/, 'y').replace(/s$/, '');
}

/** By which field entries are named in lists and called as files, and which comes first. */
function toNaming(name: CollectionName) {
	const { fields } = readRecord(name);
	const names = Object.keys(fields);
	const perLanguage = names.find((field) => isPerLanguage(fields[field] ?? {}));
	const isPlain = fields.title !== undefined && !isPerLanguage(fields.title);
	const title = isPlain ? 'title' : `${perLanguage}.${defaultLocale}`;
	const order = ['order', 'start', 'date'].find((field) => names.includes(field)) ?? title;
	const isTime = order === 'start' || order === 'date';
	const direction = isTime ? ('descending' as const) : ('ascending' as const);
	const pattern: [string, string] = [
		'^[a-z0-9]+(-[a-z0-9]+)*$',
		'Use lower-case letters, digits and hyphens, for example "seaside-hotel".',
	];
	return {
		identifier_field: title,
		summary: `{{${title}}}`,
		slug: {
			template: `{{${title}}}`,
			editable: true,
			hint: 'File name: lower-case letters, digits and hyphens.',
			pattern,
		},
		sortable_fields: {
			fields: order === title ? [title] : [title, order],
			default: { field: order, direction },
		},
	};
}
