import { createId } from '#browser/records/create-id.ts';
import { type Edit, judgeEdit } from '#browser/records/edit.ts';
import type { Identified } from '#browser/records/operations.ts';
import type { RecordAdapter } from './record-adapter.ts';

/** Saves what was written into a row; see `judgeEdit`. @returns whether it became a record of its own, behind that row */
export function saveEdit<Kept extends Identified>(
	kind: RecordAdapter<Kept>,
	record: Kept,
	edit: Edit,
): boolean {
	const { now, outcome } = judgeNow(kind, record, edit);
	const changes = kind.write(edit.written);
	if (outcome === 'change') kind.store.dispatch({ type: 'change', record: now ?? record, changes });
	if (outcome !== 'both' || !now) return false;
	const index = kind.store.$list.get().records.indexOf(now) + 1;
	const own = { ...now, ...changes, id: createId() };
	kind.store.dispatch({ type: 'insert', records: [{ record: own, index }] });
	return true;
}

/** The record as the store has it now, which may be later than what is shown, and what the edit does to it. */
export function judgeNow<Kept extends Identified>(
	kind: RecordAdapter<Kept>,
	{ id }: Kept,
	edit: Edit,
) {
	const now = kind.store.$list.get().records.find((each) => each.id === id);
	return { now, outcome: judgeEdit(edit, now && kind.read(now)) };
}
