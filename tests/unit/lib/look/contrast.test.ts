import fc from 'fast-check';
import { type Colour, getContrast, parseColour, toCss, toHex } from '#lib/look/colour.ts';
import {
	getLeastContrast,
	isAccent,
	isMarker,
	toDarkText,
	toNearestAccent,
	toNearestMarker,
} from '#lib/look/contrast.ts';
import { darkGrounds } from '#lib/look/house.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const oklch = fc
	.record({
		l: fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000),
		c: fc.integer({ min: 0, max: 370 }).map((n) => n / 1000),
		h: fc.integer({ min: 0, max: 3599 }).map((n) => n / 10),
	})
	.map(toCss);
const written = fc.oneof(hex, oklch);

test.each(['red', '#fff', '#12345g', 'oklch(41% 0.19)', 'oklch(141% 0.19 264)', '', 'rgb(1 2 3)'])(
	'“%s” is not a colour',
	(text) => expect(parseColour(text)).toBeUndefined(),
);

test('the contrast is that of WCAG', () => {
	expect(getContrast(read('#000000'), read('#ffffff'))).toBeCloseTo(21, 5);
	expect(getContrast(read('#767676'), read('#ffffff'))).toBeCloseTo(4.54, 2);
});

test('whatever is suggested is accepted, and a colour that is accepted stays as it is', () => {
	fc.assert(
		fc.property(written, (text) => {
			const accent = toNearestAccent(text) ?? '';
			const marker = toNearestMarker(text) ?? '';
			expect(isAccent(read(accent))).toBe(true);
			expect(isMarker(read(marker))).toBe(true);
			if (isAccent(read(text))) expect(toHex(read(accent))).toBe(toHex(read(text)));
			expect(accent.startsWith('#')).toBe(text.startsWith('#'));
		}),
	);
});

test('the suggestion keeps the hue, and is hardly darker than it has to be', () => {
	const nearest = read(toNearestAccent('#e0402a') ?? '');
	expect(Math.abs(nearest.h - read('#e0402a').h)).toBeLessThan(3);
	expect(isAccent({ ...nearest, l: nearest.l + 0.015 })).toBe(false);
});

test('every accent has a form for the dark theme that can be read on both of its grounds', () => {
	fc.assert(
		fc.property(written, (text) => {
			const { c, h } = read(text);
			const light = toDarkText({ l: 0.82, c: c / 2, h });
			expect(getLeastContrast(light, darkGrounds)).toBeGreaterThanOrEqual(7);
		}),
	);
});

function read(text: string): Colour {
	const colour = parseColour(text);
	if (colour === undefined) throw new Error(`"${text}" is not a colour.`);
	return colour;
}
