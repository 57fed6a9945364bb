/** Earlier states, the present one, and those that were undone, the next to redo first. */
export interface UndoHistory<State> {
	past: readonly State[];
	present: State;
	future: readonly State[];
	/** The change that the next one may belong to. */
	last?: Change | undefined;
}

/** What was changed, and when, in milliseconds. */
interface Change {
	tag: string;
	at: number;
}

export const longestHistory = 100;

export function begin<State>(present: State): UndoHistory<State> {
	return { past: [], present, future: [] };
}

/**
 * A new state; what was undone before it is forgotten. Changes with the same tag that follow each other
 * within `span` milliseconds are one step, so that a drag is one and not a hundred. Without a tag each
 * change is a step. At most `limit` steps are kept.
 */
export function change<State>(
	history: UndoHistory<State>,
	present: State,
	tagged?: Change & { span: number },
	limit = longestHistory,
): UndoHistory<State> {
	if (present === history.present) return history;
	const merged = tagged !== undefined && continues(history.last, tagged);
	return {
		past: merged ? history.past : [...history.past, history.present].slice(-limit),
		present,
		future: [],
		last: tagged && { tag: tagged.tag, at: tagged.at },
	};
}

export function undo<State>(history: UndoHistory<State>): UndoHistory<State> {
	const { past, present, future } = history;
	const before = past.at(-1);
	if (past.length === 0 || before === undefined) return history;
	return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<State>(history: UndoHistory<State>): UndoHistory<State> {
	const { past, present, future } = history;
	const [next, ...rest] = future;
	if (next === undefined) return history;
	return { past: [...past, present], present: next, future: rest };
}

function continues(
	last: Change | undefined,
	{ tag, at, span }: Change & { span: number },
): boolean {
	return last?.tag === tag && at >= last.at && at - last.at < span;
}
