import { longestHistory } from '#lib/undo-history.ts';
import { invert } from './invert.ts';
import type { Identified, Operation } from './operations.ts';
import type { createRecordStore } from './record-store.ts';

/**
 * A store whose changes can be undone and redone, the last hundred of this visit. Changes of other tabs
 * are not among them and stay: a field that another tab has changed since is not taken back.
 */
export function withUndo<Kept extends Identified>(
	store: ReturnType<typeof createRecordStore<Kept>>,
) {
	const past: Step<Kept>[] = [];
	const future: Step<Kept>[] = [];

	/** The record that an operation changes, as it is now. */
	const find = (operation: Operation<Kept>) =>
		operation.type === 'change'
			? store.$list.get().records.find(({ id }) => id === operation.record.id)
			: undefined;

	/** @returns the step that takes the operations back */
	function make(operations: readonly Operation<Kept>[]): Step<Kept> {
		const inverse = invert(store.$list.get().records, operations);
		store.dispatch(...operations);
		return inverse.map((operation) => ({ operation, made: find(operation) }));
	}

	function dispatch(...operations: Operation<Kept>[]) {
		const step = make(operations);
		if (step.length === 0) return;
		past.push(step);
		if (past.length > longestHistory) past.shift();
		future.length = 0;
	}

	/** Takes the last step of which something is left to do; false if there is none. */
	function take(from: Step<Kept>[], to: Step<Kept>[]): boolean {
		for (let step = from.pop(); step; step = from.pop()) {
			const left = step.filter(
				({ operation, made }) => !isOverwritten(operation, made, find(operation)),
			);
			if (left.length === 0) continue;
			to.push(make(left.map(({ operation }) => operation)));
			return true;
		}
		return false;
	}

	return {
		...store,
		dispatch,
		/** Takes the last change back; false if there is none. */
		undo: () => take(past, future),
		/** Makes the change again that was taken back last; false if there is none. */
		redo: () => take(future, past),
	};
}

/** Operations, each with its record as it was left by what they take back. */
type Step<Kept extends Identified> = {
	operation: Operation<Kept>;
	made: Kept | undefined;
}[];

/** Whether a field that would be changed is not as it was made. */
function isOverwritten<Kept extends Identified>(
	operation: Operation<Kept>,
	made: Kept | undefined,
	now: Kept | undefined,
): boolean {
	if (operation.type !== 'change' || !made || !now) return false;
	for (const name in operation.changes) if (now[name] !== made[name]) return true;
	return false;
}
