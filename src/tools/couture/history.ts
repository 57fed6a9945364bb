/** What was, what is, and what was taken back; at most a hundred steps are kept. */
export interface History<State> {
	past: readonly State[];
	present: State;
	future: readonly State[];
	/** What the last step changed and when (milliseconds): a drag is one step, not a hundred. */
	last?: { tag: string; at: number };
}

export const longestHistory = 100;
/** Changes of the same thing that follow each other faster than this, in milliseconds, are one step. */
const sameStepMs = 800;

export function begin<State>(present: State): History<State> {
	return { past: [], present, future: [] };
}

/** Changes with the same tag that are less than `span` milliseconds apart are one step. */
export function change<State>(
	history: History<State>,
	present: State,
	tag: string,
	at: number,
	span = sameStepMs,
): History<State> {
	if (present === history.present) return history;
	const { last } = history;
	const same = last?.tag === tag && at - last.at >= 0 && at - last.at < span;
	return {
		past: same ? history.past : [...history.past, history.present].slice(-longestHistory),
		present,
		future: [],
		last: { tag, at },
	};
}

export function undo<State>(history: History<State>): History<State> {
	const { past, present, future } = history;
	const before = past.at(-1);
	if (past.length === 0 || before === undefined) return history;
	return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<State>(history: History<State>): History<State> {
	const { past, present, future } = history;
	const [next, ...rest] = future;
	if (next === undefined) return history;
	return { past: [...past, present], present: next, future: rest };
}
