import type { CollectionFile } from '@sveltia/cms';
import { locales } from '#i18n/locales.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { allCollections } from '../content/collections.ts';
import type { ContentTree } from '../content/tree.ts';
import { toForm, toPictureFolder } from './forms.ts';
import { toLabel } from './labels.ts';
import { toBody } from './prose-body.ts';

/** Files that exist once: records with a fixed name, and prose in each language of the site. */
export function listSingletons(tree: ContentTree): CollectionFile[] {
	return allCollections.flatMap(([name, { folder, pattern }]) =>
		listNames(pattern).map((file) => toSingleton(name, `${folder}/${file}`, tree)),
	);
}

/** @example listNames('{en,uk}.mdx') // ['en.mdx', 'uk.mdx'] */
function listNames(pattern: string): string[] {
	if (pattern.includes('*')) return [];
	const [, words, extension = ''] = /^\{(.*)\}(\.\w+)$/.exec(pattern) ?? [];
	if (words === undefined) return [pattern];
	return words
		.split(',')
		.filter((word) => locales.some((locale) => locale === word))
		.map((word) => `${word}${extension}`);
}

function toSingleton(name: CollectionName, file: string, tree: ContentTree): CollectionFile {
	const language = /(\w+)\.mdx$/.exec(file)?.[1];
	const common = {
		file: `src/content/${file}`,
		editor: { preview: false },
		...toPictureFolder(name),
	};
	const fields = toForm(name, tree);
	return language === undefined
		? { ...common, name, label: toLabel(name), format: 'json', fields }
		: {
				...common,
				name: `${name}-${language}`,
				label: `${toLabel(name)} (${toLabel(language)})`,
				format: 'frontmatter',
				fields: [...fields, toBody(name)],
			};
}
