import { atom, computed } from 'nanostores';
import { change, redo, type UndoHistory, undo } from '#lib/undo-history.ts';

/** Changes of the same thing that follow each other faster than this, in milliseconds, are one step. */
const sameStepMs = 800;

/** Where the present state is kept: a store, or a part of one. */
interface Kept<State> {
	get: () => State;
	set: (state: State) => void;
}

/** Undo and redo of a design. The design itself is kept elsewhere; its steps are those of this visit. */
export function createSteps<State>(kept: Kept<State>) {
	const none: Omit<UndoHistory<State>, 'present'> = { past: [], future: [] };
	const $steps = atom(none);

	function toHistory(): UndoHistory<State> {
		return { ...$steps.get(), present: kept.get() };
	}

	function apply({ present, ...steps }: UndoHistory<State>) {
		$steps.set(steps);
		if (present !== kept.get()) kept.set(present);
	}

	return {
		$canUndo: computed($steps, ({ past }) => past.length > 0),
		$canRedo: computed($steps, ({ future }) => future.length > 0),

		/**
		 * Quick changes with the same tag are one step; those of a gesture, whose tag is its own, are one
		 * however long it takes. Without a tag each change is a step.
		 */
		change(state: State, tag?: string, gesture = false) {
			const span = gesture ? Number.POSITIVE_INFINITY : sameStepMs;
			const tagged = tag === undefined ? undefined : { tag, at: Date.now(), span };
			apply(change(toHistory(), state, tagged));
		},

		undo() {
			apply(undo(toHistory()));
		},

		redo() {
			apply(redo(toHistory()));
		},

		/** Forgets all steps; the present state stays. */
		clear() {
			$steps.set(none);
		},

		/** The present state and all that undo and redo may bring back. */
		list(): State[] {
			const { past, present, future } = toHistory();
			return [...past, present, ...future];
		},
	};
}
