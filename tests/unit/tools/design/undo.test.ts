import { atom } from 'nanostores';
import { createSteps } from '#tools/design/undo.ts';

beforeEach(() => {
	vi.useFakeTimers();
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

test('undo and redo go along one list of states, which a clearing ends', () => {
	const { $state, steps } = open();
	for (const state of [1, 2, 2, 3]) steps.change(state);
	expect(steps.list()).toEqual([0, 1, 2, 3]);
	steps.undo();
	steps.undo();
	steps.redo();
	expect([$state.get(), steps.$canUndo.get(), steps.$canRedo.get()]).toEqual([2, true, true]);
	steps.clear();
	expect([steps.list(), steps.$canUndo.get(), steps.$canRedo.get()]).toEqual([[2], false, false]);
});

function open() {
	const $state = atom(0);
	return { $state, steps: createSteps($state) };
}
