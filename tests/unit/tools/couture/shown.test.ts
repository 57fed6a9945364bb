import { expect, test } from 'vitest';
import { parseShown, printShown } from '#tools/couture/shown.ts';

test('what is shown is read as it is written', () => {
	const viewpoint = { azimuth: 1, polar: 1.5, distance: 2, angle: -0.5 };
	const dress = { arrangement: { type: 'single', model: 'womenDress' }, viewpoint } as const;
	for (const shown of [dress, { arrangement: { type: 'row' as const }, viewpoint: undefined }])
		expect(parseShown(JSON.parse(JSON.stringify(printShown(shown))))).toEqual(shown);
});

test('what names no arrangement is nothing, and a viewpoint that cannot be read is left out', () => {
	for (const value of [undefined, null, 'row', [], {}, { arrangement: 'sofa' }])
		expect(parseShown(value)).toBeUndefined();
	const grid = { arrangement: { type: 'grid' }, viewpoint: undefined };
	expect(parseShown({ arrangement: 'grid', viewpoint: [1, 'up'] })).toEqual(grid);
});
