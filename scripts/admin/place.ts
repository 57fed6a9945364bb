import { basename, dirname, join } from 'node:path';
import { isLanguage } from '#lib/language-tag.ts';
import { pictureName } from '#schemas/picture.ts';
import { authorFolders } from '../content/author-folders.ts';
import { findCollection } from '../content/collections.ts';
import { wordFolder } from '../content/words/word-files.ts';
import { leadsOut } from '../serve/leads-out.ts';
import { wordAreas } from './words.ts';

/** A file that the editor may read and write. */
export interface Place {
	kind: 'content' | 'picture' | 'words';
	/** Path from `src/content` or from `src/assets`. */
	file: string;
	/** Path from the folder of the project, with `/`. */
	path: string;
	/** For the editor, each area of a file of words is a file of its own: `src/content/i18n/de/projects.json`. */
	area?: { name: string; tag: string };
}

/** Folders of `src/assets` in which an author keeps pictures. */
export const pictureFolders: readonly string[] = authorFolders.filter((folder) =>
	folder.startsWith('src/assets/'),
);

const projectPictures = 'src/assets/projects';

/**
 * The place of a path that a browser names: a file of a collection or a picture, nothing else and nothing that leads out of
 * their folders.
 *
 * @example toPlace('src/content/projects/shop.json') // { kind: 'content', file: 'projects/shop.json', … }
 * @example toPlace('src/content/../../package.json') // undefined
 */
export function toPlace(path: string): Place | undefined {
	if (!/^[\w./-]+$/.test(path) || path.split('/').some(isNoName)) return undefined;
	const words = toWordPlace(path);
	if (words !== undefined) return words;
	const content = path.startsWith('src/content/') ? path.slice('src/content/'.length) : undefined;
	if (content !== undefined) {
		const isName = /^[a-z0-9]+(-[a-z0-9]+)*\.(json|mdx)$/.test(basename(content));
		const isKnown = isName && findCollection(content) !== undefined;
		return isKnown ? { kind: 'content', file: content, path } : undefined;
	}
	if (!isPictureFolder(dirname(path))) return undefined;
	const file = path.slice('src/assets/'.length);
	return pictureName.test(file) ? { kind: 'picture', file, path } : undefined;
}

function toWordPlace(path: string): Place | undefined {
	const [, tag = '', name = ''] =
		/^src\/content\/i18n\/([a-z0-9-]+)\/([a-z0-9-]+)\.json$/.exec(path) ?? [];
	if (!isLanguage(tag) || !wordAreas.includes(name)) return undefined;
	const file = `${wordFolder}/${tag}.json`;
	return { kind: 'words', file, path: `src/content/${file}`, area: { name, tag } };
}

/** The path by which the editor knows a place. */
export function toEditorPath({ path, area }: Place): string {
	return area === undefined ? path : path.replace(/\.json$/, `/${area.name}.json`);
}

/** The pictures of each project have a folder of their own in that of all projects. */
function isPictureFolder(folder: string): boolean {
	return (
		pictureFolders.includes(folder) ||
		(dirname(folder) === projectPictures && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(basename(folder)))
	);
}

/** Whether a link on the way leads out of the folders of the author in the project folder `root`. */
export function leadsOutOfPlace(root: string, { path }: Place): boolean {
	const [folder = ''] = authorFolders.filter((candidate) => path.startsWith(`${candidate}/`));
	return leadsOut(join(root, folder), path.slice(folder.length));
}

function isNoName(part: string): boolean {
	return part === '' || part === '.' || part === '..';
}
