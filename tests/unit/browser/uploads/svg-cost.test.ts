import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptSide } from '#browser/uploads/limits.ts';
import { cleanSvg } from '#browser/uploads/svg-clean.ts';
import { toDrawnSide } from '#browser/uploads/svg-cost.ts';
import { hostile, mistaken, ordinary, veiled } from './drawings.ts';

function toSide(text: string): number | undefined {
	const cleaned = cleanSvg(text);
	return cleaned.ok ? toDrawnSide(cleaned.drawing) : undefined;
}

test.each(ordinary)('%s is taken, and is sharp', (_, drawing) => {
	expect(toSide(drawing)).toBeGreaterThanOrEqual(keptSide / 4);
});

test.each([...hostile, ...veiled, ...mistaken])('%s is refused, or drawn small', (_, drawing) => {
	expect(toSide(drawing) ?? 0).toBeLessThan(keptSide);
});

/** Groups in groups each take a picture of their own: at a quarter of the sides as many take a sixteenth of the time. */
test.each(['45 nested groups with opacity', '300 nested clips'])('%s are drawn small', (name) => {
	const [, drawing = ''] = hostile.find(([each]) => each === name) ?? [];
	expect(toSide(drawing)).toBe(keptSide / 4);
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
				const side = toSide(parts.join(''));
				expect(side === undefined || side >= keptSide / 4).toBe(true);
			},
		),
	);
});
