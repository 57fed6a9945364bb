import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	begin,
	change,
	longestHistory,
	redo,
	undo,
} from '../../../../src/tools/couture/history.ts';

test('undo gives what was, redo what was taken back', () => {
	const changed = change(change(begin(1), 2, 'a', 0), 3, 'b', 0);
	expect(undo(changed).present).toBe(2);
	expect(undo(undo(changed)).present).toBe(1);
	expect(redo(undo(changed)).present).toBe(3);
});

test('a change after an undo forgets what was taken back', () => {
	const changed = change(undo(change(begin(1), 2, 'a', 0)), 4, 'a', 10);
	expect(redo(changed)).toBe(changed);
	expect(undo(changed).present).toBe(1);
});

test('quick changes of the same thing are one step', () => {
	const dragged = [2, 3, 4].reduce(
		(history, state) => change(history, state, 'x', state * 100),
		begin(1),
	);
	expect(undo(dragged).present).toBe(1);
	expect(undo(change(dragged, 5, 'y', 401)).present).toBe(4);
	expect(undo(change(dragged, 5, 'x', 9000)).present).toBe(4);
	expect(undo(change(dragged, 5, 'x', -9000)).present).toBe(4);
});

test('a gesture is one step however long it takes', () => {
	const first = change(begin(1), 2, 'drag', 0, Number.POSITIVE_INFINITY);
	const last = change(first, 3, 'drag', 60_000, Number.POSITIVE_INFINITY);
	expect(undo(last).present).toBe(1);
});

test('nothing to undo or to redo changes nothing', () => {
	const first = begin(1);
	expect(undo(first)).toBe(first);
	expect(redo(first)).toBe(first);
	expect(change(first, 1, 'a', 0)).toBe(first);
});

test('a hundred steps are kept', () => {
	let history = begin(0);
	for (let step = 1; step <= 150; step += 1) history = change(history, step, `${step}`, step);
	expect(history.past).toHaveLength(longestHistory);
});

test('as many redos as undos lead back, whatever happened', () => {
	fc.assert(
		fc.property(fc.array(fc.nat()), fc.nat(40), (states, times) => {
			let history = begin<number>(-1);
			states.forEach((state, index) => {
				history = change(history, state, `${index}`, index);
			});
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
