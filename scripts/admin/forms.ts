import type { Field } from '@sveltia/cms';
import { type CollectionName, collections } from '#schemas/collections.ts';
import { type JsonSchema, toJsonSchema } from '../content/json-schema.ts';
import type { ContentTree } from '../content/tree.ts';
import { toFields } from './fields.ts';
import { readShape, type Shape } from './shape.ts';

/** The folder of `src/assets` in which the editor puts the pictures of a collection; only some have any. */
const pictureFolders = {
	profile: 'documents',
	site: 'documents',
	iq: 'iq',
	projects: 'projects',
	// The editor opens the first of these folders by name for every picture, and most are documents.
	categories: 'documents',
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
	home: 'documents',
	about: 'documents',
} as const satisfies Record<CollectionName, string>;

/** The form of a kind of record, from its schema. */
export function toForm(name: CollectionName, { texts }: ContentTree): Field[] {
	const { fields, required } = readRecord(name);
	const list = (kind: string) =>
		[...texts.keys()]
			.filter((file) => file.startsWith(`${kind}/`))
			.map((file) => file.slice(kind.length + 1).replace(/\.json$/, ''));
	const around = {
		pictures: pictureFolders[name],
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

export function toRecordSchema(name: CollectionName): JsonSchema {
	return toJsonSchema(collections[name].schema);
}
