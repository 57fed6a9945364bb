import type { ContentTree } from '../content/tree.ts';
import { findUnusedPictures } from '../content/unused-pictures.ts';
import type { Project } from './project.ts';

/** Parts of the sample that an author may keep: folders of the content. */
export const pieces = [
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
	'technologies',
	'photos',
	'slides',
	'about',
] as const;

export type Piece = (typeof pieces)[number];

/** Each part that can stay only together with another one: its records need those of the other. */
export const neededPieces: readonly (readonly [Piece, Piece])[] = [
	['case-studies', 'projects'],
	['certificates', 'categories'],
	['diplomas', 'education'],
];

/** Public files that belong to a part of the sample, by their address. */
const publicFiles: readonly (readonly [RegExp, Piece])[] = [
	[/^\/assets\/iq\//, 'iq'],
	[/^\/projects\//, 'projects'],
];

/** Files of everything but `kept`, and their new places in `folder`; paths are from the project folder. */
export function listMoves(
	{ tree, encoded, own, free: folder }: Project,
	kept: readonly Piece[],
): Map<string, string> {
	const isGone = (piece: string) =>
		piece !== 'about' && pieces.some((name) => name === piece && !kept.includes(name));
	const texts = [...tree.texts.keys()].filter((file) => isGone(file.split('/')[0] ?? ''));
	const pictures = listUnusedPictures(tree, new Set(texts), kept).filter((file) => !own.has(file));
	const others = [...tree.publicFiles].filter((file) =>
		publicFiles.some(([pattern, piece]) => pattern.test(file) && isGone(piece)),
	);
	const versions = pictures.flatMap((file) => encoded.get(file) ?? []);
	return new Map([
		...texts.map((file) => [`src/content/${file}`, toKeptPath(file, folder)] as const),
		...pictures.map((file) => [`src/assets/${file}`, `${folder}/assets/${file}`] as const),
		...versions.map((file) => [file, `${folder}/${file}`] as const),
		...others.map((file) => [`public${file}`, `${folder}/public${file}`] as const),
	]);
}

/** The path is as deep as before, so the line "$schema" still leads to its schema. */
export function toKeptPath(file: string, folder: string): string {
	return `${folder}/content/${file}`;
}

/** Pictures that no entry shows any more: if they stayed, they would look like documents of the new author. */
function listUnusedPictures(
	tree: ContentTree,
	gone: ReadonlySet<string>,
	kept: readonly Piece[],
): string[] {
	if (kept.length === pieces.length) return [];
	// The home page gets a new text, without the pictures that it has shown.
	const rest = [...tree.texts].filter(([file]) => !gone.has(file) && !file.startsWith('home/'));
	return findUnusedPictures({ ...tree, texts: new Map(rest) });
}
