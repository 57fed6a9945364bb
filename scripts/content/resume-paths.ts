import { listResumePaths, type ResumePath } from '#i18n/resume-pages.ts';
import { parseJson } from '#lib/parse.ts';
import { listCategories } from './categories.ts';
import { findLeftOutParts } from './site-settings.ts';
import { readField } from './source.ts';
import { type ContentTree, readContentTree } from './tree.ts';

/** The resume pages that the public edition of a content has, in the order of the menu. */
export function findResumePaths({ texts }: Pick<ContentTree, 'texts'>): ResumePath[] {
	const has = (folder: string, isCounted = (_: string) => true) =>
		[...texts].some(
			([file, text]) =>
				file.startsWith(`${folder}/`) && isCounted(file) && !isMarked(text, 'private', true),
		);
	const countsAsDiploma = (file: string) =>
		!isMarked(texts.get(`education/${file.split('/')[1]}.json`) ?? '', 'diplomas', false);
	const categories = listCategories({ texts }).filter(({ groups }) =>
		groups.some(({ id }) => has(`certificates/${id}`)),
	);
	const leftOut = findLeftOutParts({ texts });
	const paths = listResumePaths(
		(kind) => {
			if (kind === 'diplomas') return has(kind, countsAsDiploma);
			if (kind === 'accessibility') return !leftOut.includes(kind);
			return has(kind) && !(kind === 'iq' && leftOut.includes('intelligence-test'));
		},
		categories.map(({ id }) => `/certificates/${id}` as const),
	);
	return [...paths, ...listOwnPages({ texts }).map((id) => `/${id}` as const)];
}

/** The folders of the owner's own pages. */
export function listOwnPages({ texts }: Pick<ContentTree, 'texts'>): string[] {
	const ids = [...texts.keys()].flatMap((file) => /^pages\/([^/]+)\/\w/.exec(file)?.[1] ?? []);
	return [...new Set(ids)];
}

/** Those of the project in the folder `root`. */
export function readResumePaths(): ResumePath[] {
	return findResumePaths(readContentTree('.'));
}

/** Whether a field of a file has a value. */
function isMarked(text: string, field: string, value: boolean): boolean {
	return readField(parseJson(text), [field]) === value;
}
