/** A value with its earlier ones, and with those that were taken back. */
export interface History<Value> {
	past: readonly Value[];
	now: Value;
	future: readonly Value[];
}

/** How many steps can be taken back. */
export const mostSteps = 100;

export function startHistory<Value>(now: Value): History<Value> {
	return { past: [], now, future: [] };
}

/** A new value; what was taken back before it is forgotten. */
export function change<Value>({ past, now }: History<Value>, next: Value): History<Value> {
	return { past: [...past, now].slice(-mostSteps), now: next, future: [] };
}

export function undo<Value>(history: History<Value>): History<Value> {
	const now = history.past.at(-1);
	if (now === undefined) return history;
	return { past: history.past.slice(0, -1), now, future: [history.now, ...history.future] };
}

export function redo<Value>(history: History<Value>): History<Value> {
	const [now, ...future] = history.future;
	if (now === undefined) return history;
	return { past: [...history.past, history.now], now, future };
}
