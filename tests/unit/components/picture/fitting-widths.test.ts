import { toFittingWidths, toShownWidth } from '#components/picture/fitting-widths.ts';

test('a picture is not made wider than its original', () => {
	expect(toFittingWidths([320, 640, 960], 700)).toEqual([320, 640]);
	expect(toFittingWidths([320, 640, 960], 960)).toEqual([320, 640, 960]);
});

test('one that is smaller than all widths keeps its own', () => {
	expect(toFittingWidths([320, 640, 960], 200)).toEqual([200]);
});

// HTML, "sizes attributes": the first length whose condition holds, in a window 1280 pixels wide.
test.each([
	['136px', 136],
	['(width < 640px) 45vw, 50vw', 640],
	['(width < 760px) 92vw, (width < 1700px) 50vw, 31vw', 640],
	['(width < 70rem) 90vw, 25vw', 320],
	['(width < 90rem) 75vw, 17vw', 960],
	[undefined, undefined],
])('of %s, a window takes %s pixels', (sizes, width) => {
	expect(toShownWidth(sizes)).toBe(width);
});
