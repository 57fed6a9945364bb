import * as fc from 'fast-check';
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

test('changes without a tag are steps of their own', () => {
	expect(undo(change(change(begin(1), 2), 3)).present).toBe(2);
	expect(undo(change(change(begin(1), 2, at('x', 0)), 3)).present).toBe(2);
	expect(undo(change(change(begin(1), 2), 3, at('x', 0))).present).toBe(2);
});

test('a gesture is one step however long it takes', () => {
	const first = change(begin(1), 2, at('drag', 0, Number.POSITIVE_INFINITY));
	const last = change(first, 3, at('drag', 60_000, Number.POSITIVE_INFINITY));
	expect(undo(last).present).toBe(1);
});

test('nothing to undo or to redo changes nothing', () => {
	const first = begin(1);
	expect(undo(first)).toBe(first);
	expect(redo(first)).toBe(first);
	expect(change(first, 1)).toBe(first);
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

test('as many redos as undos lead back, whatever happened', () => {
	fc.assert(
		fc.property(fc.array(fc.nat()), fc.nat(40), (states, times) => {
			let history = begin<number>(-1);
			for (const state of states) history = change(history, state);
			const { present } = history;
			let back = history;
			let taken = 0;
			for (let step = 0; step < times; step += 1) {
				const before = undo(back);
				if (before !== back) taken += 1;
				back = before;
			}
			for (let step = 0; step < taken; step += 1) back = redo(back);
			expect(back.present).toBe(present);
		}),
	);
});
