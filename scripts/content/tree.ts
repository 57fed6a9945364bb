import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the content check looks at, in memory, so that tests need no disk. */
export interface ContentTree {
	/** Text of every file of `src/content` but its README, by its path from there: `projects/seaside-hotel.json`. */
	texts: ReadonlyMap<string, string>;
	/** Files of `src/assets`, by their path from there. */
	assets: ReadonlySet<string>;
	/** Files of `public`, by their address: `/assets/iq/report-en.pdf`. */
	publicFiles: ReadonlySet<string>;
	/** Names of the installed npm packages. */
	packages: ReadonlySet<string>;
	/** Names of the npm packages that an installation for builds alone leaves out. */
	developmentPackages: ReadonlySet<string>;
}

/** Reads the content of the project in the folder `root`. */
export function readContentTree(root: string): ContentTree {
	return {
		texts: readTexts(join(root, 'src/content')),
		assets: new Set(listFiles(join(root, 'src/assets'))),
		publicFiles: new Set(listFiles(join(root, 'public')).map((file) => `/${file}`)),
		packages: new Set(listPackages(join(root, 'node_modules'))),
		developmentPackages: new Set(listDevelopmentPackages(join(root, 'package.json'))),
	};
}

/** The same tree with the pictures that there are whenever they are read: answers bring new ones. */
export function withPictures(tree: ContentTree, list: () => Set<string>): ContentTree {
	return Object.defineProperty({ ...tree }, 'assets', { enumerable: true, get: list });
}

/** The text of every file of a content folder. */
export function readTexts(folder: string): Map<string, string> {
	const files = listFiles(folder).filter((file) => file !== 'README.md');
	return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Paths with `/` on every system, in one order. Hidden files, which systems leave behind, are no content. */
function listFiles(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return [...walk(folder, '', new Set())].sort();
}

/** A folder that a symbolic link leads back to is skipped: the walk would never end. */
function* walk(root: string, path: string, seen: Set<string>): Generator<string> {
	const folder = join(root, path);
	const real = realpathSync(folder);
	if (seen.has(real)) return;
	seen.add(real);
	for (const name of readdirSync(folder)) {
		const file = path === '' ? name : `${path}/${name}`;
		const stat = statSync(join(root, file), { throwIfNoEntry: false });
		if (stat?.isDirectory()) yield* walk(root, file, seen);
		else if (stat?.isFile() && !name.startsWith('.')) yield file;
	}
}

function listPackages(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder).flatMap((name) =>
		name.startsWith('@') ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`) : name,
	);
}

function listDevelopmentPackages(file: string): string[] {
	if (!existsSync(file)) return [];
	const { devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
	return Object.keys(devDependencies ?? {});
}
