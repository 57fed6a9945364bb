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

test.each([
	['quick changes with one tag are one step, slow ones are not', false, 'slider', 'slider', 800],
	[
		'a gesture is one step, however slow, and the next gesture another',
		true,
		'drag 0',
		'drag 1',
		0,
	],
])('%s', (_, gesture, tag, next, pause) => {
	const { $state, steps } = open();
	for (const state of [1, 2, 3]) {
		steps.change(state, tag, gesture);
		if (gesture) vi.advanceTimersByTime(5000);
	}
	vi.advanceTimersByTime(pause);
	steps.change(4, next, gesture);
	steps.undo();
	expect($state.get()).toBe(3);
	steps.undo();
	expect($state.get()).toBe(0);
});

test('whatever is done in whatever order, undo and redo go along one list of states', () => {
	const action = fc.oneof(fc.constantFrom('undo', 'redo', 'clear'), fc.integer({ min: 1 }));
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
				} else if (each === 'clear') {
					steps.clear();
					states = [$state.get()];
					at = 0;
				} else if (typeof each === 'number') {
					steps.change(each);
					if (states[at] !== each) states = [...states.slice(0, ++at), each];
				}
				expect($state.get()).toBe(states[at]);
				expect(steps.list()).toEqual(states);
				expect([steps.$canUndo.get(), steps.$canRedo.get()]).toEqual([
					at > 0,
					at < states.length - 1,
				]);
			}
		}),
	);
});

function open() {
	const $state = atom(0);
	return { $state, steps: createSteps($state) };
}
