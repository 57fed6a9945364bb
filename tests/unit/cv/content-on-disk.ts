import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
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
			id: file.replace(/\.\w+$/, ''),
			...readParts(schema, file, readFileSync(join(cwd, file), 'utf8')),
		}))
		.filter(filter);
}

export async function getEntry(name: CollectionName, id: string): Promise<Entry | undefined> {
	return (await getCollection(name)).find((entry) => entry.id === id);
}

/** Prose has its fields between two lines of `---`. */
function readParts(schema: z.ZodType, file: string, text: string): Omit<Entry, 'id'> {
	if (file.endsWith('.json')) return { data: schema.parse(JSON.parse(text)) };
	const [whole = '', top = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
	return { data: schema.parse(parse(top) ?? {}), body: text.slice(whole.length) };
}

interface Entry {
	id: string;
	data: unknown;
	body?: string;
}
