import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptSide } from '#browser/uploads/limits.ts';
import { toDrawnSide } from '#browser/uploads/svg-cost.ts';
import { hostile, ordinary } from './drawings.ts';

test.each(ordinary)('%s is taken, and is sharp', (_, drawing) => {
	expect(toDrawnSide(drawing)).toBeGreaterThanOrEqual(keptSide / 4);
});

test.each(hostile)('%s is refused, or drawn small', (_, drawing) => {
	expect(toDrawnSide(drawing) ?? 0).toBeLessThan(keptSide);
});

test('no text makes it throw or give no answer', () => {
	fc.assert(
		fc.property(
			fc.array(
				fc.constantFrom(
					...['<g id="a">', '</g>', '<use href="#a"/>', '<', '>', '"', '<style>', '</style>'],
					...['url(#a)', '<!--', ' ', '<path d="M1', '<mask id="a">', 'mask="url(#a)"'],
				),
				{ maxLength: 60 },
			),
			(parts) => {
				const side = toDrawnSide(parts.join(''));
				expect(side === undefined || side >= keptSide / 4).toBe(true);
			},
		),
	);
});
