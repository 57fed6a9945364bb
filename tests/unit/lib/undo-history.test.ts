import { expect, test } from 'vitest';
import { begin, change, longestHistory, redo, undo } from '#lib/undo-history.ts';

const sameStepMs = 800;
const at = (tag: string, ms: number, span = sameStepMs) => ({ tag, at: ms, span });

test('undo gives what was, redo what was undone', () => {
	const changed = change(change(begin(1), 2), 3);
	expect(undo(changed).present).toBe(2);
	expect(undo(undo(changed)).present).toBe(1);
	expect(redo(undo(changed)).present).toBe(3);
});

test('a change after an undo forgets what was undone', () => {
	const changed = change(undo(change(begin(1), 2, at('a', 0))), 4, at('a', 10));
	expect(redo(changed)).toBe(changed);
	expect(undo(changed).present).toBe(1);
});

test('quick changes of the same thing are one step', () => {
	const dragged = [2, 3, 4].reduce(
		(history, state) => change(history, state, at('x', state * 100)),
		begin(1),
	);
	expect(undo(dragged).present).toBe(1);
	expect(undo(change(dragged, 5, at('y', 401))).present).toBe(4);
	expect(undo(change(dragged, 5, at('x', 9000))).present).toBe(4);
	expect(undo(change(dragged, 5, at('x', -9000))).present).toBe(4);
});

test('a hundred steps are kept, or the given number', () => {
	let [history, short] = [begin(0), begin(0)];
	for (let step = 1; step <= 150; step += 1) {
		history = change(history, step);
		short = change(short, step, undefined, 20);
	}
	expect(history.past).toHaveLength(longestHistory);
	expect(short.past).toEqual(Array.from({ length: 20 }, (_, index) => 130 + index));
});
