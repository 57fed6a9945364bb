import { longestHistory } from '#lib/undo-history.ts';
import { invert } from './invert.ts';
import type { Identified, Operation } from './operations.ts';
import type { createRecordStore } from './record-store.ts';

/**
 * A store whose changes can be undone and redone, the last hundred of this visit. Changes of other tabs
 * are not among them and stay.
 */
export function withUndo<Kept extends Identified>(
	store: ReturnType<typeof createRecordStore<Kept>>,
) {
	let past: readonly Operation<Kept>[][] = [];
	let future: readonly Operation<Kept>[][] = [];

	const toInverse = (operations: readonly Operation<Kept>[]) =>
		invert(store.$list.get().records, operations);

	function dispatch(...operations: Operation<Kept>[]) {
		const inverse = toInverse(operations);
		if (inverse.length > 0) {
			past = [...past, inverse].slice(-longestHistory);
			future = [];
		}
		store.dispatch(...operations);
	}

	/** Takes the last change back; false if there is none. */
	function undo(): boolean {
		const operations = past.at(-1);
		if (!operations) return false;
		past = past.slice(0, -1);
		future = [...future, toInverse(operations)];
		store.dispatch(...operations);
		return true;
	}

	/** Makes the change again that was taken back last; false if there is none. */
	function redo(): boolean {
		const operations = future.at(-1);
		if (!operations) return false;
		future = future.slice(0, -1);
		past = [...past, toInverse(operations)];
		store.dispatch(...operations);
		return true;
	}

	return { ...store, dispatch, undo, redo };
}
