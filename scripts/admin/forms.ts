import type { Field } from '@sveltia/cms';
import { locales } from '#i18n/locales.ts';
import { type CollectionName, collections } from '#schemas/collections.ts';
import { type JsonSchema, toJsonSchema } from '../content/json-schema.ts';
import type { ContentTree } from '../content/tree.ts';
import { toFields } from './fields.ts';
import { readShape, type Shape } from './shape.ts';

/** The folder of `src/assets` in which the editor puts the pictures of a collection; not all have any. */
const pictureFolders = {
	profile: 'documents',
	site: 'documents',
	iq: 'iq',
	projects: 'projects',
	categories: 'categories',
	certificates: 'documents',
	education: 'documents',
	diplomas: 'documents',
	languages: 'documents',
	experience: 'documents',
	publications: 'documents',
	skills: 'documents',
	technologies: 'documents',
	photos: 'photos',
	slides: 'slides',
	'case-studies': 'documents',
	pages: 'documents',
	home: 'documents',
	about: 'documents',
} as const satisfies Record<CollectionName, string>;

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
	const { fields, required } = readRecord(name);
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
	return toFields(fields, required, around, `${name}.`);
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
