import { measurePrint, toSharpWidth } from '#tools/couture/print-size.ts';

test('a print is as large on the cloth as its drawing at its scale', () => {
	const { width, height, perInch } = measurePrint({ scale: 1 }, { reach: [0.5, 0.25] });
	expect([width, height]).toEqual([13, 6.5]);
	expect(perInch).toBeUndefined();
});

test('the pixels of a picture are spread over the cloth', () => {
	const size = measurePrint({ scale: 2 }, { reach: [0.5, 0.5], pixels: 1024 });
	expect(size.perInch).toBeCloseTo(100.04, 1);
	expect(toSharpWidth(1024)).toBeCloseTo(17.34, 2);
});
