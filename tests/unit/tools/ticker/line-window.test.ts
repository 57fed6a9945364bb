import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPoints } from '#tools/ticker/line-window.ts';

const letters = Array.from({ length: 101 }, (_, at) => ({ x: at * 0.5, point: at * 30 }));

test('every letter of which a part is in view is drawn, wherever the view is', () => {
	fc.assert(
		fc.property(
			fc.double({ min: -60, max: 60, noNaN: true }),
			fc.double({ min: 0, max: 60, noNaN: true }),
			(left, seen) => {
				const { start, count } = findPoints(letters, left, left + seen);
				expect(start).toBeGreaterThanOrEqual(0);
				expect(start + count).toBeLessThanOrEqual(3000);
				for (const { x, point } of letters.slice(0, -1)) {
					if (x + 0.5 <= left || x >= left + seen) continue;
					expect(point).toBeGreaterThanOrEqual(start);
					expect(point).toBeLessThan(start + count);
				}
			},
		),
	);
});

test('letters out of view are not drawn', () => {
	expect(findPoints(letters, 10, 12)).toEqual({ start: 18 * 30, count: 6 * 30 });
	expect(findPoints(letters, 60, 70).count).toBe(0);
	expect(findPoints(letters, -20, -10).count).toBe(0);
	expect(findPoints([{ x: 0, point: 0 }], 0, 10).count).toBe(0);
});
