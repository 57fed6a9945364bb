import { type SocialPicture, toBoxes, toCrop, toPanel } from '#build/documents/social-layout.ts';

const words = { title: '', owner: '', locale: 'en', section: 'about' } as const;
const toPicture = (count: number, as?: SocialPicture['as']): SocialPicture => ({
	...words,
	as,
	pictures: Array.from({ length: count }, () => ({ file: 'a.webp' })),
});

test.each([
	['a portrait, whole in 4:5', toPicture(1, 'portrait'), undefined, 504],
	['a picture', toPicture(1), undefined, 600],
	['stitches, where there is no picture', toPicture(0), undefined, 600],
	['lines, with stitches or without', { ...words, lines: [{ name: 'CSS' }] }, false, 600],
	['a strip of colour, where there are no stitches either', toPicture(0), false, 24],
])('the panel shows %s', (_, picture, ornament, width) => {
	const panel = toPanel(picture, ornament);
	expect(panel).toEqual({ left: 1200 - width, top: 0, width, height: 630 });
});

test.each([
	[0, undefined, []],
	[1, undefined, ['600,0 600x630']],
	[2, undefined, ['600,0 600x312', '600,318 600x312']],
	[7, undefined, ['600,0 297x312', '903,0 297x312', '600,318 297x312', '903,318 297x312']],
	[0, 'screen', []],
	[3, 'screen', ['640,105 560x420']],
	[1, 'cover', ['640,128.5 560x373']],
	[5, 'screen', ['640,105 277x207', '923,105 277x207', '640,318 277x207', '923,318 277x207']],
] as const)('%i pictures, as %s, have the places %j', (count, as, places) => {
	const picture = toPicture(count, as);
	const boxes = toBoxes(picture, toPanel(picture, undefined));
	expect(boxes.map(({ left, top, width, height }) => `${left},${top} ${width}x${height}`)).toEqual(
		places,
	);
});

test.each([
	['the middle, without a point', undefined, { left: 173, top: 0 }],
	['the left edge', { x: 0, y: 0 }, { left: 0, top: 0 }],
	['a point in the middle of the part', { x: 0.4, y: 0.5 }, { left: 78, top: 0 }],
	['the right edge', { x: 1, y: 1 }, { left: 345, top: 0 }],
])('of a wide picture is shown %s', (_, focus, start) => {
	const { whole, part } = toCrop({ width: 1920, height: 1280 }, { width: 600, height: 630 }, focus);
	expect(whole).toEqual({ width: 945, height: 630 });
	expect(part).toEqual({ ...start, width: 600, height: 630 });
});

test('a small picture is enlarged until it fills its place', () => {
	const { whole, part } = toCrop({ width: 30, height: 40 }, { width: 297, height: 312 });
	expect(whole).toEqual({ width: 297, height: 396 });
	expect(part).toEqual({ left: 0, top: 42, width: 297, height: 312 });
});
