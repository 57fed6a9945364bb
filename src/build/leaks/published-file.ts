import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A file of the built site, or one inside an archive. */
export interface PublishedFile {
	/** Path in the built site. A file in an archive has the path of the archive before its own. */
	path: string;
	bytes: Buffer;
	/** The file as its owner knows it: where it is in the project if it comes from there. */
	name: string;
	/** Whether the owner made it: the site's own documents name a person on purpose. */
	isOwners: boolean;
}

/**
 * Names a file by its path in the built site. A picture of `_astro` keeps the first part of its name.
 * @example makeNaming(root)('_astro/3.B7rW5e.jpg') // 'src/assets/photos/3.jpg'
 */
export function makeNaming(root: string): (path: string) => string {
	const sources = globSync('src/assets/**/*.*', { cwd: root }).map((path) =>
		path.replaceAll('\\', '/'),
	);
	return (path) => {
		if (isInPublic(root, path)) return `public/${path}`;
		if (!/^_astro\/.*(?<!\.js|\.css)$/.test(path)) return path;
		const [stem = ''] = basename(path).split('.');
		const named = sources.filter((source) => basename(source).startsWith(`${stem}.`));
		return named.length === 1 ? (named[0] ?? path) : path;
	};
}

export function isInPublic(root: string, path: string): boolean {
	return existsSync(join(root, 'public', path));
}
