import type { CollectionFile, Field } from '@sveltia/cms';
import type { CollectionName } from '#schemas/collections.ts';
import { allCollections } from '../content/collections.ts';
import { listBlockExamples } from '../content/docs/block-examples.ts';
import type { ContentTree } from '../content/tree.ts';
import { toMarkdown } from './fields.ts';
import { toForm } from './forms.ts';
import { toLabel } from './labels.ts';

/** Files that are there once: records with a name of their own, and prose in each language. */
export function listSingletons(tree: ContentTree): CollectionFile[] {
	return allCollections.flatMap(([name, { folder, pattern }]) =>
		listNames(pattern).map((file) => toSingleton(name, `${folder}/${file}`, tree)),
	);
}

/** @example listNames('{en,uk}.mdx') // ['en.mdx', 'uk.mdx'] */
function listNames(pattern: string): string[] {
	if (pattern.includes('*')) return [];
	const [, words, extension = ''] = /^\{(.*)\}(\.\w+)$/.exec(pattern) ?? [];
	return words === undefined ? [pattern] : words.split(',').map((word) => `${word}${extension}`);
}

function toSingleton(name: CollectionName, file: string, tree: ContentTree): CollectionFile {
	const language = /(\w+)\.mdx$/.exec(file)?.[1];
	const common = { file: `src/content/${file}`, editor: { preview: false } };
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

/** Prose is edited as it is written: another editor would rewrite its blocks. */
function toBody(name: CollectionName): Field {
	return {
		name: 'body',
		label: 'Text',
		widget: 'text',
		use_emoji_autocomplete: false,
		hint: toMarkdown(`Markdown. Blocks that it may hold: ${listBlockExamples(name).join(', ')}.`),
	};
}
