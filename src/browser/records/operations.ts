export interface Identified {
	id: string;
}

export interface Placed<Kept> {
	record: Kept;
	index: number;
}

/**
 * What can be done to a list. Records are named by id, never by place, so that an operation means
 * the same after another tab has changed the list.
 */
export type Operation<Kept extends Identified> =
	| { type: 'insert'; records: readonly Placed<Kept>[] }
	/** Carries the whole record too: a record that another tab has deleted since comes back. */
	| { type: 'change'; record: Kept; changes: Partial<Kept> }
	| { type: 'remove'; ids: readonly string[] }
	/** `null` stands for the end of the list. */
	| { type: 'move'; id: string; before: string | null };

export function apply<Kept extends Identified>(
	list: readonly Kept[],
	operation: Operation<Kept>,
): readonly Kept[] {
	switch (operation.type) {
		case 'insert':
			return insert(list, operation.records);
		case 'change':
			return change(list, operation.record, operation.changes);
		case 'remove': {
			const gone = new Set(operation.ids);
			return list.filter(({ id }) => !gone.has(id));
		}
		case 'move':
			return move(list, operation.id, operation.before);
	}
}

/** Puts records at the end of a list. */
export function append<Kept extends Identified>(records: readonly Kept[]): Operation<Kept> {
	return {
		type: 'insert',
		records: records.map((record) => ({ record, index: Number.MAX_SAFE_INTEGER })),
	};
}

/** The records with these ids and their places: what `insert` needs to bring them back. */
export function pickPlaced<Kept extends Identified>(
	list: readonly Kept[],
	ids: readonly string[],
): Placed<Kept>[] {
	const wanted = new Set(ids);
	return list.flatMap((record, index) => (wanted.has(record.id) ? [{ record, index }] : []));
}

export function listTouched<Kept extends Identified>(operation: Operation<Kept>): string[] {
	switch (operation.type) {
		case 'insert':
			return operation.records.map(({ record }) => record.id);
		case 'change':
			return [operation.record.id];
		case 'remove':
			return [...operation.ids];
		case 'move':
			return [operation.id];
	}
}

function insert<Kept extends Identified>(list: readonly Kept[], records: readonly Placed<Kept>[]) {
	const known = new Set(list.map(({ id }) => id));
	const result = [...list];
	for (const { record, index } of records) {
		if (known.has(record.id)) continue;
		known.add(record.id);
		result.splice(index, 0, record);
	}
	return result;
}

function change<Kept extends Identified>(
	list: readonly Kept[],
	record: Kept,
	changes: Partial<Kept>,
) {
	if (!list.some(({ id }) => id === record.id)) return [...list, { ...record, ...changes }];
	return list.map((old) => (old.id === record.id ? { ...old, ...changes } : old));
}

function move<Kept extends Identified>(list: readonly Kept[], id: string, before: string | null) {
	const record = list.find((each) => each.id === id);
	if (!record || id === before) return list;
	const others = list.filter((each) => each !== record);
	const place = before === null ? others.length : others.findIndex((each) => each.id === before);
	return place < 0 ? list : others.toSpliced(place, 0, record);
}
