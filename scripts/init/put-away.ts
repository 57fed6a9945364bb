import type { CollectionName } from '#schemas/collections.ts';
import type { Project } from './project.ts';

/** Collections about the invented person. Photos, slides, technologies and the words about the site stay. */
const personal: ReadonlySet<string> = new Set<CollectionName>([
	'projects',
	'case-studies',
	'categories',
	'certificates',
	'diplomas',
	'education',
	'experience',
	'iq',
	'languages',
	'skills',
]);

/** Pictures of the records: if they stayed, they would look like documents of the new author. */
const pictures = /^(categories|documents|iq|projects)\//;
const files = /^\/(assets\/iq|projects)\//;

/** Files to move and their new places; paths are from the project folder. */
export function listMoves({
	tree,
	encoded,
	free: folder,
}: Pick<Project, 'tree' | 'encoded' | 'free'>): Map<string, string> {
	const texts = [...tree.texts.keys()].filter((file) => personal.has(file.split('/')[0] ?? ''));
	const assets = [...tree.assets].filter((file) => pictures.test(file));
	const others = [...tree.publicFiles].filter((file) => files.test(file));
	const versions = assets.flatMap((file) => encoded.get(file) ?? []);
	return new Map([
		...texts.map((file) => [`src/content/${file}`, toKeptPath(file, folder)] as const),
		...assets.map((file) => [`src/assets/${file}`, `${folder}/assets/${file}`] as const),
		...versions.map((file) => [file, `${folder}/${file}`] as const),
		...others.map((file) => [`public${file}`, `${folder}/public${file}`] as const),
	]);
}

/** The path is as deep as before, so the line "$schema" still leads to its schema. */
export function toKeptPath(file: string, folder: string): string {
	return `${folder}/content/${file}`;
}
