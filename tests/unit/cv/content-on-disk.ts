import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, collections } from '#schemas/collections.ts';

/**
 * Stands in for `astro:content`, which is empty outside a build: the same files, read through the
 * same schemas, so that the queries run on the real content.
 */
export async function getCollection(
	name: CollectionName,
	filter: (entry: Entry) => boolean = () => true,
): Promise<Entry[]> {
	const { folder, pattern, schema } = collections[name];
	const cwd = join(process.cwd(), 'src/content', folder);
	return globSync(pattern, { cwd })
		.sort()
		.map((file) => ({
			id: file.replace(/\.json$/, ''),
			data: schema.parse(JSON.parse(readFileSync(join(cwd, file), 'utf8'))),
		}))
		.filter(filter);
}

export async function getEntry(name: CollectionName, id: string): Promise<Entry | undefined> {
	return (await getCollection(name)).find((entry) => entry.id === id);
}

interface Entry {
	id: string;
	data: unknown;
}
