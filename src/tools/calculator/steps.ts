import { atom } from 'nanostores';
import { begin, change, redo, type UndoHistory, undo } from '#lib/undo-history.ts';

/** What a calculator has done in this tab. */
export type Steps = ReturnType<typeof recordSteps>;

/**
 * Records states of a calculator, so that they can be brought back.
 * @param read the values of the stores that one step may change
 */
export function recordSteps<State extends object>(
	read: () => State,
	write: (state: State) => void,
) {
	const $history = atom<UndoHistory<State> | undefined>();

	/** Steps end where another tab has changed a value: going back would lose what it did. */
	function toHistory(): UndoHistory<State> {
		const history = $history.get();
		const state = read();
		return history && isSame(history.present, state) ? history : begin(state);
	}

	function go(move: typeof undo): boolean {
		const before = toHistory();
		const after = move(before);
		$history.set(after);
		if (after === before) return false;
		write(after.present);
		return true;
	}

	return {
		$history,
		/** Makes a change. Those with the same tag that follow each other, such as digits, are one step. */
		act(makeChange: () => void, tag?: string) {
			const before = toHistory();
			makeChange();
			const after = read();
			const tagged = tag === undefined ? undefined : { tag, at: 0, span: 1 };
			if (!isSame(before.present, after)) $history.set(change(before, after, tagged));
		},
		/** The next change is a step of its own, whatever its tag. */
		end() {
			const history = $history.get();
			if (history) $history.set({ ...history, last: undefined });
		},
		/** @returns whether there was a step */
		undo: () => go(undo),
		redo: () => go(redo),
	};
}

function isSame<State extends object>(one: State, other: State): boolean {
	const others = Object.values(other);
	return Object.values(one).every((value, place) => value === others[place]);
}
