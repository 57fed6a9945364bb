import fc from 'fast-check';
import { toFittedWidth } from '#lib/fitted-width.ts';

test('a text may come out one and a half percent wider than measured and still fits', () => {
	fc.assert(
		fc.property(fc.double({ min: 0.3, max: 40, noNaN: true }), (measured) => {
			expect(toFittedWidth(measured)).toBeGreaterThan(measured * 1.015);
			expect(toFittedWidth(measured)).toBeLessThan(measured * 1.02 + 0.011);
		}),
	);
});
