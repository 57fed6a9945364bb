import type { CollectionName } from '#schemas/collections.ts';

/** The kinds of record that `npm run new` creates, and their collections. */
export const kinds = {
	project: { collection: 'projects' },
	category: { collection: 'categories' },
	certificate: { collection: 'certificates', folders: true },
	job: { collection: 'experience' },
	technology: { collection: 'technologies' },
	slide: { collection: 'slides' },
} as const satisfies Record<string, { collection: CollectionName; folders?: true }>;

export type Kind = keyof typeof kinds;

/** Reads the kind of record. Throws an error that lists all kinds. */
export function parseKind(word: string | undefined): Kind {
	if (word !== undefined && Object.hasOwn(kinds, word)) return word as Kind;
	const known = [...Object.keys(kinds), 'case-study'].join(', ');
	const found =
		word === undefined ? 'The kind of record is missing' : `There is no kind of record "${word}"`;
	throw new Error(`${found}. Write one of: ${known}. For example: npm run new -- project`);
}
