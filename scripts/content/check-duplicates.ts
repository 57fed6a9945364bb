import { basename } from 'node:path';
import type { CollectionName } from '#schemas/collections.ts';
import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { type Entry, readField, toMistake } from './source.ts';

/** Values that must be unique in their list: positions, registration numbers, documents that an author selects. */
export function checkDuplicates(entries: readonly Entry[]): Mistake[] {
	return [
		...checkOrders(entries, 'order'),
		...checkOrders(entries, 'featured'),
		...checkNumbers(entries),
		...entries.flatMap(checkSelection),
	];
}

function checkOrders(entries: readonly Entry[], field: 'order' | 'featured'): Mistake[] {
	const ordered = entries.filter((entry) => Number.isInteger(readField(entry.value, [field])));
	const toOrder = ({ value }: Entry) => Number(readField(value, [field]));
	return findRepeated(ordered, (entry) => `${toList(entry)} ${toOrder(entry)}`).map(
		({ first, entry }) => {
			const list = ordered.filter((other) => toList(other) === toList(entry));
			const free = Math.max(...list.map(toOrder)) + 1;
			return toMistake(
				entry,
				[field],
				toFinding('duplicate-order', { order: toOrder(entry), other: first.file, free, field }),
			);
		},
	);
}

/** Hard and soft skills are two lists; of pages, each language has links in two places. */
function toList({ collection, value, file }: Entry): string {
	const language = collection === 'pages' ? basename(file) : '';
	return [collection, language, ...['kind', 'link'].map((key) => readField(value, [key]))].join(
		' ',
	);
}

/** Only numbers with a digit count: a level of English, or "Without a number", may repeat. */
function checkNumbers(entries: readonly Entry[]): Mistake[] {
	const numbered = entries.filter(
		({ collection, value }) =>
			(collection === 'certificates' || collection === 'diplomas') &&
			/\d/.test(toNumber(value)) &&
			readField(value, ['side']) !== 'back',
	);
	return findRepeated(numbered, ({ collection, value }) => `${collection} ${toNumber(value)}`).map(
		({ first, entry }) =>
			toMistake(
				entry,
				['number'],
				toFinding('duplicate-number', { number: toNumber(entry.value), other: first.file }),
			),
	);
}

function toNumber(value: unknown): string {
	const number = readField(value, ['number']);
	const text = typeof number === 'string' ? number : readField(number, ['en']);
	return typeof text === 'string' ? text.trim() : '';
}

function checkSelection(entry: Entry): Mistake[] {
	const field = selections[entry.collection];
	const names = field === undefined ? undefined : readField(entry.value, [field]);
	if (field === undefined || !Array.isArray(names)) return [];
	return names.flatMap((name, index) =>
		typeof name === 'string' && names.indexOf(name) < index
			? toMistake(entry, [field, index], toFinding('duplicate-name', { name }))
			: [],
	);
}

/** Lists of documents that an author chooses. */
const selections: Partial<Record<CollectionName, string>> = {
	site: 'specialCertificates',
	projects: 'certificates',
};

/** Each entry that has the same key as an earlier one, with the earlier one. */
function findRepeated(entries: readonly Entry[], toKey: (entry: Entry) => string) {
	const seen = new Map<string, Entry>();
	return entries.flatMap((entry) => {
		const key = toKey(entry);
		const first = seen.get(key);
		if (first === undefined) seen.set(key, entry);
		return first === undefined ? [] : [{ first, entry }];
	});
}
