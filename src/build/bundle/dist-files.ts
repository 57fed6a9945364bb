import { readdir, rmdir } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** The files of a built site whose name ends in one of these, as sorted paths with forward slashes. */
export async function listFiles(root: string, extensions: readonly string[]): Promise<string[]> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && extensions.includes(extname(entry.name)))
		.map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
		.map((path) => path.replaceAll('\\', '/'))
		.sort();
}

/** Removes the folders below `root` in which there is no file. */
export async function removeEmptyFolders(root: string) {
	for (const entry of await readdir(root, { withFileTypes: true })) {
		if (!entry.isDirectory()) continue;
		const folder = join(root, entry.name);
		await removeEmptyFolders(folder);
		if ((await readdir(folder)).length === 0) await rmdir(folder);
	}
}

/**
 * The address of a page from its file, without base path.
 *
 * @example toAddress('uk/projects.html') // '/uk/projects'
 * @example toAddress('index.html') // '/'
 */
export function toAddress(file: string): string {
	const path = file.replace(/\.html$/, '').replace(/(^|\/)index$/, '');
	return `/${path}`;
}

/** Runs a job for each item, at most `limit` of them at once. */
export async function forEachLimited<Item>(
	items: readonly Item[],
	limit: number,
	job: (item: Item) => Promise<void>,
): Promise<void> {
	const queue = items.values();
	const workers = Array.from({ length: limit }, async () => {
		for (const item of queue) await job(item);
	});
	await Promise.all(workers);
}
