import * as fc from 'fast-check';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSteps } from '#tools/design/undo.ts';

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

test('the state itself stays where it is kept', () => {
	const { $state, steps } = open();
	steps.change(1);
	steps.change(2);
	expect($state.get()).toBe(2);
	steps.undo();
	expect($state.get()).toBe(1);
	expect([steps.$canUndo.get(), steps.$canRedo.get()]).toEqual([true, true]);
	steps.redo();
	expect($state.get()).toBe(2);
	expect([steps.$canUndo.get(), steps.$canRedo.get()]).toEqual([true, false]);
});

test('quick changes with one tag are one step, slow ones are not', () => {
	const { $state, steps } = open();
	for (const state of [1, 2, 3]) steps.change(state, 'slider');
	vi.advanceTimersByTime(800);
	steps.change(4, 'slider');
	steps.undo();
	expect($state.get()).toBe(3);
	steps.undo();
	expect($state.get()).toBe(0);
});

test('a gesture is one step, and the next gesture another', () => {
	const { $state, steps } = open();
	for (const state of [1, 2, 3]) {
		steps.change(state, 'drag 0', true);
		vi.advanceTimersByTime(5000);
	}
	steps.change(4, 'drag 1', true);
	steps.undo();
	expect($state.get()).toBe(3);
	steps.undo();
	expect($state.get()).toBe(0);
});

test('the steps are listed with what undo and redo may bring back', () => {
	const { steps } = open();
	for (const state of [1, 2, 3]) steps.change(state);
	steps.undo();
	expect(steps.list()).toEqual([0, 1, 2, 3]);
	steps.clear();
	expect(steps.list()).toEqual([2]);
	expect([steps.$canUndo.get(), steps.$canRedo.get()]).toEqual([false, false]);
});

test('whatever is done in whatever order, undo and redo go along one list of states', () => {
	const action = fc.oneof(
		fc.constantFrom('undo' as const, 'redo' as const),
		fc.integer({ min: 1 }),
	);
	fc.assert(
		fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
			const { $state, steps } = open();
			let states = [0];
			let at = 0;
			for (const each of actions) {
				if (each === 'undo') {
					steps.undo();
					at = Math.max(0, at - 1);
				} else if (each === 'redo') {
					steps.redo();
					at = Math.min(states.length - 1, at + 1);
				} else {
					steps.change(each);
					if (states[at] !== each) {
						states = [...states.slice(0, at + 1), each];
						at += 1;
					}
				}
				expect($state.get()).toBe(states[at]);
				expect(steps.list()).toEqual(states);
			}
		}),
	);
});

function open() {
	const $state = atom(0);
	return { $state, steps: createSteps($state) };
}
