import type { CollectionName } from '#schemas/collections.ts';

/** Collections about the invented person. Photos, slides, technologies and the words about the site stay. */
const personal: ReadonlySet<string> = new Set<CollectionName>([
	'projects',
	'certificates',
	'diplomas',
	'education',
	'experience',
	'iq',
	'languages',
	'skills',
]);

/** Files of `src/content` to put away, with where they go; paths are from the project folder. */
export function listMoves(files: Iterable<string>, folder: string): Map<string, string> {
	return new Map(
		[...files]
			.filter((file) => personal.has(file.split('/')[0] ?? ''))
			.map((file) => [`src/content/${file}`, toKeptPath(file, folder)]),
	);
}

/** The path is as deep as before, so the line "$schema" still leads to its schema. */
export function toKeptPath(file: string, folder: string): string {
	return `${folder}/content/${file}`;
}
