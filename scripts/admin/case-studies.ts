import type { CollectionFile, FileCollection } from '@sveltia/cms';
import { locales } from '#i18n/locales.ts';
import { collections } from '#schemas/collections.ts';
import { purposes } from '../content/docs/purposes.ts';
import type { ContentTree } from '../content/tree.ts';
import { toForm } from './forms.ts';
import { toLabel } from './labels.ts';
import { toBody } from './prose-body.ts';

const name = 'case-studies';

/** The case study of every project in every language; one that is not written yet begins when it is saved. */
export function toCaseStudyFiles(tree: ContentTree): FileCollection {
	const projects = [...tree.texts.keys()].flatMap(
		(file) => /^projects\/(.+)\.json$/.exec(file)?.[1] ?? [],
	);
	return {
		name,
		label: toLabel(name),
		description: purposes[name],
		files: projects.flatMap((project) => locales.map((locale) => toFile(project, locale, tree))),
	};
}

function toFile(project: string, locale: string, tree: ContentTree): CollectionFile {
	return {
		name: `${project}-${locale}`,
		label: `${toLabel(project)} (${toLabel(locale)})`,
		file: `src/content/${collections[name].folder}/${project}/${locale}.mdx`,
		format: 'frontmatter',
		editor: { preview: false },
		fields: [...toForm(name, tree), toBody(name)],
	};
}
