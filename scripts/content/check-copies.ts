import type { Mistake } from './mistake.ts';
import { sentences } from './sentences.ts';
import { type Entry, startOfFile, toMistakeAt } from './source.ts';

/** Fields that a copied file gets of its own before its author writes the rest. */
const ownFields = ['$schema', 'order', 'featured'];

/** Records with the same content as an earlier one of their collection under another name. */
export function checkCopies(entries: readonly Entry[]): Mistake[] {
	const first = new Map<string, Entry>();
	return entries.flatMap((entry) => {
		const key = toKey(entry);
		const other = key === undefined ? undefined : first.get(key);
		if (key !== undefined && other === undefined) first.set(key, entry);
		if (other === undefined) return [];
		const wording = sentences['copied-record'](other.file);
		return [toMistakeAt(entry.file, startOfFile, 'copied-record', wording)];
	});
}

/** The content of a record, in one order of its fields. Prose may repeat itself: a short text stands in for a translation. */
function toKey({ collection, file, value }: Entry): string | undefined {
	if (!file.endsWith('.json') || typeof value !== 'object' || value === null) return undefined;
	const fields = Object.entries(value).filter(([name]) => !ownFields.includes(name));
	if (fields.length === 0) return undefined;
	return `${collection} ${JSON.stringify(sortFields(Object.fromEntries(fields)))}`;
}

function sortFields(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sortFields);
	if (typeof value !== 'object' || value === null) return value;
	const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(fields.map(([name, inner]) => [name, sortFields(inner)]));
}
