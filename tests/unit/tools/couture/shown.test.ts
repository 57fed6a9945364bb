import { expect, test } from 'vitest';
import { parseShown, printShown } from '#tools/couture/shown.ts';

test.each([
	{ arrangement: { type: 'row' as const }, viewpoint: undefined },
	{
		arrangement: { type: 'single' as const, model: 'womenDress' as const },
		viewpoint: { azimuth: 1, polar: 1.5, distance: 2, angle: -0.5 },
	},
])('$arrangement is read as it is written', (shown) => {
	expect(parseShown(JSON.parse(JSON.stringify(printShown(shown))))).toEqual(shown);
});

test('what names no arrangement is nothing, and a viewpoint that cannot be read is left out', () => {
	for (const value of [undefined, null, 'row', [], {}, { arrangement: 'sofa' }])
		expect(parseShown(value)).toBeUndefined();
	expect(parseShown({ arrangement: 'grid', viewpoint: [1, 'up'] })).toEqual({
		arrangement: { type: 'grid' },
		viewpoint: undefined,
	});
});
