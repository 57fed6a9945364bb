import { apply, type Identified, type Operation, pickPlaced } from './operations.ts';

/**
 * The operations that take others back, for the list as it was before them. They name records by id, so
 * that they mean the same after another tab has changed the list.
 */
export function invert<Kept extends Identified>(
	list: readonly Kept[],
	operations: readonly Operation<Kept>[],
): Operation<Kept>[] {
	const inverse: Operation<Kept>[] = [];
	let now = list;
	for (const operation of operations) {
		inverse.unshift(...invertOne(now, operation));
		now = apply(now, operation);
	}
	return inverse;
}

function invertOne<Kept extends Identified>(
	list: readonly Kept[],
	operation: Operation<Kept>,
): Operation<Kept>[] {
	switch (operation.type) {
		case 'insert': {
			const ids = operation.records.map(({ record }) => record.id).filter((id) => !has(list, id));
			return ids.length > 0 ? [{ type: 'remove', ids }] : [];
		}
		case 'remove': {
			const records = pickPlaced(list, operation.ids);
			return records.length > 0 ? [{ type: 'insert', records }] : [];
		}
		case 'change': {
			const { record, changes } = operation;
			const old = list.find(({ id }) => id === record.id);
			if (!old) return [{ type: 'remove', ids: [record.id] }];
			return [{ type: 'change', record: { ...old, ...changes }, changes: pick(old, changes) }];
		}
		case 'move': {
			const place = list.findIndex(({ id }) => id === operation.id);
			const before = list[place + 1]?.id ?? null;
			return place < 0 ? [] : [{ type: 'move', id: operation.id, before }];
		}
	}
}

function has(list: readonly Identified[], wanted: string): boolean {
	return list.some(({ id }) => id === wanted);
}

/** What these fields hold in a record. */
function pick<Kept>(record: Kept, fields: Partial<Kept>): Partial<Kept> {
	const picked: Partial<Kept> = {};
	for (const name in fields) picked[name] = record[name];
	return picked;
}
