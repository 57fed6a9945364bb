import { expect, test } from 'vitest';
import { toFittingWidths } from '#components/picture/fitting-widths.ts';

test('a picture is not made wider than its original', () => {
	expect(toFittingWidths([320, 640, 960], 700)).toEqual([320, 640]);
	expect(toFittingWidths([320, 640, 960], 960)).toEqual([320, 640, 960]);
});

test('one that is smaller than all widths keeps its own', () => {
	expect(toFittingWidths([320, 640, 960], 200)).toEqual([200]);
});
