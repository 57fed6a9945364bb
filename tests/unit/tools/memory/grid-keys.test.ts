import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
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
])('%s leads from card %i to card %i in a table of four by three', (key, from, to) => {
	expect(findNext(key, from, { columns: 4, count: 12 })).toBe(to);
});

test('other keys are left to the browser', () => {
	for (const key of ['Tab', 'Enter', ' ', 'a', 'constructor'])
		expect(findNext(key, 3, { columns: 4, count: 12 })).toBeUndefined();
});

test('no key leads off the table, whatever its width', () => {
	const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp'];
	assert(
		property(
			constantFrom(...keys, 'PageDown'),
			integer({ min: 0, max: 11 }),
			integer({ min: 1, max: 12 }),
			(key, place, columns) => {
				const next = findNext(key, place, { columns, count: 12 });
				expect(next).toBeGreaterThanOrEqual(0);
				expect(next).toBeLessThan(12);
			},
		),
	);
});
