import { posix } from 'node:path';
import { type Collection, collections } from '#schemas/collections.ts';
import { findCollection } from './collections.ts';

/** The `$schema` of a record, from its folder: editors explain the fields by it. Prose has none. */
export function toSchemaPath(file: string): string | undefined {
	const name = findCollection(file);
	const { entity }: Partial<Collection> = name === undefined ? {} : collections[name];
	if (entity === undefined) return undefined;
	return posix.relative(posix.dirname(`src/content/${file}`), `schemas/json/${entity}.json`);
}

/** The text of a record, its `$schema` first. `file` is its path inside `src/content`. */
export function toRecordText(file: string, fields: object): string {
	return `${JSON.stringify({ $schema: toSchemaPath(file), ...fields }, null, '\t')}\n`;
}
