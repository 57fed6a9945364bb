import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { listFiles } from '#build/dist-files.ts';

const kinds = ['.js', '.css', '.woff2', '.svg', '.png', '.jpg', '.webp', '.avif', '.json', '.wasm'];
const texts = ['.js', '.css', '.json', '.svg'];

/** What may be the name of a file; only names of files that exist count. */
const name = /[\w.~@$-]+\.(?:js|css|woff2|svg|png|jpg|webp|avif|json|wasm)\b/g;

/**
 * The files of `_astro` that pages load, now or when they are used: what they name, and what these name. Pages are paths
 * of HTML files below `root`. Names carry the hash of their content, so none is a chance word.
 */
export async function toReachedFiles(
	root: string,
	pages: readonly string[],
): Promise<Map<string, string[]>> {
	const folder = join(root, '_astro');
	const all = new Set(await listFiles(folder, kinds));
	const named = new Map<string, string[]>();
	const readNames = async (path: string) =>
		[...new Set((await readFile(path, 'utf8')).match(name))].filter((each) => all.has(each));

	const reach = async (start: readonly string[]) => {
		const reached = new Set(start);
		for (const file of reached) {
			if (!texts.includes(extname(file))) continue;
			const known = named.get(file) ?? (await readNames(join(folder, file)));
			named.set(file, known);
			for (const each of known) reached.add(each);
		}
		return [...reached];
	};

	const result = new Map<string, string[]>();
	for (const page of pages) result.set(page, await reach(await readNames(join(root, page))));
	return result;
}
