import { createId } from './create-id.ts';
import { append, type Identified, listTouched, type Operation } from './operations.ts';
import type { createRecordStore } from './record-store.ts';

/** Adds records to those of a store; returns the ids of the new ones. */
export function importRecords<Kept extends Identified>(
	{ $list, dispatch }: Pick<ReturnType<typeof createRecordStore<Kept>>, '$list' | 'dispatch'>,
	records: readonly Kept[],
): string[] {
	const operation = toImport($list.get().records, records, createId);
	dispatch(operation);
	return listTouched(operation);
}

/**
 * Adds the records of a file to a list. What the list has already is not added again; another
 * record that goes by the same id gets a new one, so that neither replaces the other.
 */
export function toImport<Kept extends Identified>(
	list: readonly Kept[],
	records: readonly Kept[],
	createId: () => string,
): Operation<Kept> {
	const known = new Map(list.map((record) => [record.id, toComparable(record)]));
	return append(
		records
			.filter((record) => known.get(record.id) !== toComparable(record))
			.map((record) => (known.has(record.id) ? { ...record, id: createId() } : record)),
	);
}

function toComparable(record: Identified): string {
	return JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
