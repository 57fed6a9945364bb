import { type CollectionName, collections } from '#schemas/collections.ts';
import { nearest } from '#schemas/nearest.ts';
import { allCollections } from '../content/collections.ts';

/** A kind of record that `npm run new` creates. */
interface RecordKind {
	collection: CollectionName;
	/** Whether its files are in folders: certificates in groups, diplomas in schools. */
	folders: boolean;
	/** Fields that are the same in every record of the kind, so that they need no question. */
	fixed: Readonly<Record<string, unknown>>;
}

/** The name of a kind, as authors write it after `npm run new --`. */
export type Kind = string;

/** Kinds that authors call by another name than the schema does. */
const commonNames: Partial<Record<CollectionName, string>> = {
	experience: 'job',
	education: 'school',
};

/** Kinds that are in the collection of another. */
const variations: Readonly<Record<Kind, RecordKind>> = {
	volunteer: { collection: 'experience', folders: false, fixed: { volunteer: true } },
};

/** All kinds by name: each collection with several records, and the variations. */
export const kinds: ReadonlyMap<Kind, RecordKind> = new Map([
	...allCollections.flatMap(([collection, { entity, pattern }]): [Kind, RecordKind][] =>
		entity === undefined || !pattern.includes('*')
			? []
			: [
					[
						commonNames[collection] ?? entity,
						{ collection, folders: pattern.includes('/'), fixed: {} },
					],
				],
	),
	...Object.entries(variations),
]);

/** The names of all kinds, in the order of the collections. */
export const kindNames: readonly Kind[] = [...kinds.keys()];

/** What kind of record it is. Throws if there is no such kind. */
export function findKind(kind: Kind): RecordKind & { folder: string; entity: string } {
	const found = kinds.get(kind);
	if (found === undefined) throw new Error(`There is no kind of record "${kind}".`);
	const { folder, entity = kind }: { folder: string; entity?: string } =
		collections[found.collection];
	return { ...found, folder, entity };
}

/** Reads the kind of record. Throws an error that lists all kinds, or names the file to write in. */
export function parseKind(word: string | undefined): Kind {
	if (word !== undefined && kinds.has(word)) return word;
	const known = kindNames.join(', ');
	if (word === undefined) {
		throw new Error(
			`The kind of record is missing. Write one of: ${known}. For example: npm run new -- project`,
		);
	}
	const place = findOtherPlace(word);
	if (place !== undefined) throw new Error(place);
	const meant = nearest(word, kindNames);
	throw new Error(
		`There is no kind of record "${word}". ${meant === undefined ? '' : `Did you mean "${meant}"? `}Write one of: ${known}. For example: npm run new -- project`,
	);
}

/** Interests, references and the like have no files of their own: the sentence names the file that has them. */
function findOtherPlace(word: string): string | undefined {
	for (const single of ['profile', 'site'] as const) {
		const { folder, pattern, schema } = collections[single];
		const field = [word, `${word}s`].find((name) => Object.hasOwn(schema.shape, name));
		if (field !== undefined) {
			return `"${field}" is a field of src/content/${folder}/${pattern}, not a record of its own. Write it there, or in the form of /admin (npm run dev).`;
		}
	}
	if (['page', 'imprint', 'privacy'].includes(word)) {
		return `A page is a text: npm run new -- page ${word === 'page' ? 'services' : word}`;
	}
	if (word === 'case-study') {
		return 'The story of a project is a text: write it in the form of /admin (npm run dev), or in src/content/case-studies/<project>/<language>.mdx.';
	}
	if (word === 'award') {
		return 'An award is written like a certificate, in a category of its own: npm run new -- category, then npm run new -- certificate.';
	}
	return undefined;
}
