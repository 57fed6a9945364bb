import { findNext } from '#tools/memory/grid-keys.ts';

test.each([
	['ArrowRight', 0, 1],
	['ArrowRight', 3, 3],
	['ArrowLeft', 5, 4],
	['ArrowLeft', 4, 4],
	['ArrowUp', 5, 1],
	['ArrowUp', 1, 1],
	['ArrowDown', 1, 5],
	['ArrowDown', 9, 9],
	['Home', 6, 4],
	['End', 5, 7],
	['PageUp', 10, 2],
	['PageDown', 2, 10],
	// Other keys are left to the browser.
	['Tab', 3, undefined],
])('%s leads from card %i to card %s in a table of four by three', (key, from, to) => {
	expect(findNext(key, from, { columns: 4, count: 12 })).toBe(to);
});
