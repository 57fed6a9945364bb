import { begin, change, longestHistory, redo, undo } from '#lib/undo-history.ts';

const sameStepMs = 800;
const at = (tag: string, ms: number, span = sameStepMs) => ({ tag, at: ms, span });

test('a change after an undo forgets what was undone', () => {
	const changed = change(undo(change(begin(1), 2, at('a', 0))), 4, at('a', 10));
	expect(redo(changed)).toBe(changed);
	expect(undo(changed).present).toBe(1);
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
