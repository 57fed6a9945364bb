import { toInsets } from '#islands/shared/stage/use-insets.ts';

const box = (left: number, top: number, right: number, bottom: number) =>
	({ left, top, right, bottom, width: right - left, height: bottom - top }) as const;

// Boxes are those of the page of garments in windows of these sizes.
test.each([
	[
		'1366 x 768, beside a panel',
		[box(0, 161, 1351, 733), box(994, 237, 1334, 716), box(17, 670, 328, 716)],
		{ left: 0, right: 357, top: 0, bottom: 0 },
	],
	[
		'800 x 700, its panel closed: the buttons would cover the hem of a dress',
		[box(0, 130, 785, 636), box(725, 205, 768, 252), box(17, 575, 328, 621)],
		{ left: 0, right: 60, top: 0, bottom: 61 },
	],
	[
		'390 x 844, above a sheet: the bar begins over the middle',
		[box(0, 138, 390, 795), box(0, 532, 390, 795), box(13, 150, 59, 462), box(199, 150, 377, 196)],
		{ left: 59, right: 0, top: 29, bottom: 263 },
	],
	[
		'390 x 844, above a sheet: a bar beside the middle',
		[box(0, 138, 390, 795), box(0, 532, 390, 795), box(13, 150, 59, 462), box(243, 150, 377, 196)],
		{ left: 59, right: 0, top: 0, bottom: 263 },
	],
] as const)('a stage in %s', (_window, [all, panel, pad, bar = undefined], insets) => {
	expect(toInsets(all, panel, pad, bar)).toEqual(insets);
});
