import type { Field } from '@sveltia/cms';
import { locales } from '#i18n/locales.ts';
import { type CollectionName, collections } from '#schemas/collections.ts';
import { type JsonSchema, toJsonSchema } from '../content/json-schema.ts';
import { pictureFolders } from '../content/picture-folders.ts';
import type { ContentTree } from '../content/tree.ts';
import { toFields } from './fields.ts';
import { readShape, type Shape } from './shape.ts';

/**
 * Where the pictures of a list or of a single file are. Not a setting of the field: for a field, the editor opens the folder
 * of the first field with that name, whatever list it belongs to.
 */
export function toPictureFolder(name: CollectionName) {
	const folder = pictureFolders[name];
	return { media_folder: `/src/assets/${folder}`, public_folder: `/${folder}` };
}

/** The form of a kind of record, from its schema. */
export function toForm(name: CollectionName, { texts }: ContentTree): Field[] {
	const { fields: all, required } = readRecord(name);
	const list = (kind: string) =>
		[...texts.keys()]
			.filter((file) => file.startsWith(`${kind}/`))
			.map((file) => file.slice(kind.length + 1).replace(/\.json$/, ''));
	const around = {
		names: {
			certificates: list('certificates'),
			diplomas: list('diplomas'),
			documents: [...list('certificates'), ...list('diplomas')],
			experience: list('experience'),
		},
	};
	const isPlaced = isOrdered(name);
	const asked = required.filter((field) => field !== 'order' || !isPlaced);
	const { order } = all;
	const description = `${order?.description} Left empty, it is the last one.`;
	const fields = isPlaced ? { ...all, order: { ...order, description } } : all;
	return toFields(fields, asked, around, `${name}.`);
}

/** Whether the entries of a collection have places: one that is saved without gets the last. */
export function isOrdered(name: CollectionName): boolean {
	if (!collections[name].pattern.endsWith('.json')) return false;
	const { fields } = readRecord(name);
	// Records with dates are sorted by them.
	return 'order' in fields && !('start' in fields);
}

/** The fields of a kind of record. */
export function readRecord(name: CollectionName): Shape & { kind: 'group' } {
	const shape = readShape(toRecordSchema(name), name);
	if (shape.kind === 'group') return shape;
	throw new Error(`A record of "${name}" has no fields.`);
}

/** The schema of a record with the languages of the site: a file keeps what it has in others. */
export function toRecordSchema(name: CollectionName): JsonSchema {
	return toJsonSchema(collections[name].schema, isOfSite);
}

function isOfSite(locale: string): boolean {
	return locales.some((known) => known === locale);
}
