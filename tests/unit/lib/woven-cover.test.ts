import fc from 'fast-check';
import { toSide, wovenCover } from '#lib/woven-cover.ts';

const anyWeave = fc.record({
	id: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
	kind: fc.string(),
	months: fc.integer({ min: 1, max: 240 }),
});

test('the longer the work took, the more stitches the cover has', () => {
	const sides = [1, 2, 4, 8, 16].map(toSide);
	expect(sides).toEqual([16, 24, 32, 40, 48]);
	expect(toSide(240)).toBe(48);
	fc.assert(
		fc.property(anyWeave, ({ months }) => {
			expect(toSide(months + 1)).toBeGreaterThanOrEqual(toSide(months));
		}),
	);
});

test('a cover is 3:2 and filled by whole repeats', () => {
	fc.assert(
		fc.property(anyWeave, (weave) => {
			const cover = wovenCover(weave);
			const side = toSide(weave.months);
			expect(cover).toContain(`viewBox="0 -.5 ${3 * side} ${2 * side}"`);
			const places = [...cover.matchAll(/-repeat" x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => ({
				x: Number(x),
				y: Number(y),
			}));
			expect([3, 6]).toContain(places.length);
			for (const { x, y } of places) {
				expect(x % side).toBe(0);
				expect(y + side).toBeLessThanOrEqual(2 * side);
			}
		}),
	);
});
