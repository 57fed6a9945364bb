import type { CollectionName } from '#schemas/collections.ts';

/** What `npm run new` makes: the word an author types, and the collection it goes into. */
export const kinds = {
	project: { collection: 'projects' },
	certificate: { collection: 'certificates', folders: true },
	job: { collection: 'experience' },
	technology: { collection: 'technologies' },
	slide: { collection: 'slides' },
} as const satisfies Record<string, { collection: CollectionName; folders?: true }>;

export type Kind = keyof typeof kinds;

/** The kind an author named; otherwise a sentence that says which there are. */
export function parseKind(word: string | undefined): Kind {
	if (word !== undefined && Object.hasOwn(kinds, word)) return word as Kind;
	const known = [...Object.keys(kinds), 'case-study'].join(', ');
	const found = word === undefined ? 'Nothing was named' : `"${word}" is nothing that can be made`;
	throw new Error(`${found}. Write for example: npm run new -- project. There are: ${known}.`);
}
