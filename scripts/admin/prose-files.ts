import type { CollectionFile, FileCollection } from '@sveltia/cms';
import { locales } from '#i18n/locales.ts';
import { collections } from '#schemas/collections.ts';
import purposes from '../content/docs/purposes.json' with { type: 'json' };
import { listOwnPages } from '../content/resume-paths.ts';
import type { ContentTree } from '../content/tree.ts';
import { toForm } from './forms.ts';
import { toLabel } from './labels.ts';
import { toBody } from './prose-body.ts';

type Name = 'case-studies' | 'pages';

/** The case study of every project in every language; one that is not written yet begins when it is saved. */
export function toCaseStudyFiles(tree: ContentTree): FileCollection {
	const projects = [...tree.texts.keys()].flatMap(
		(file) => /^projects\/(.+)\.json$/.exec(file)?.[1] ?? [],
	);
	return toFiles('case-studies', projects, tree);
}

/** The owner's own pages in every language: nothing where there are none yet. */
export function listPageFiles(tree: ContentTree): FileCollection[] {
	const pages = listOwnPages(tree);
	return pages.length > 0 ? [toFiles('pages', pages, tree)] : [];
}

function toFiles(name: Name, ids: readonly string[], tree: ContentTree): FileCollection {
	return {
		name,
		label: toLabel(name),
		description: purposes[name],
		files: ids.flatMap((id) => locales.map((locale) => toFile(name, id, locale, tree))),
	};
}

function toFile(name: Name, id: string, locale: string, tree: ContentTree): CollectionFile {
	return {
		name: `${id}-${locale}`,
		label: `${toLabel(id)} (${toLabel(locale)})`,
		file: `src/content/${collections[name].folder}/${id}/${locale}.mdx`,
		format: 'frontmatter',
		editor: { preview: false },
		fields: [...toForm(name, tree), toBody(name)],
	};
}
