import { parseColour, toHex } from '#lib/look/colour.ts';
import { getLeastContrast } from '#lib/look/contrast.ts';
import { darkGrounds } from '#lib/look/house.ts';
import { toPalette } from '#lib/look/palette.ts';

const darkAccent = parse('oklch(82% 0.09 262)');

test('the colours of the house, in either notation of none, change nothing', () => {
	for (const palette of [
		toPalette(),
		toPalette('oklch(41% 0.19 264)', 'oklch(84% 0.15 88)'),
		toPalette('not a colour'),
	]) {
		expect(palette).toBe(toPalette());
		expect(palette.toOwn(darkAccent)).toBeUndefined();
	}
});

test('documents, icons and the dark theme follow from the accent', () => {
	const { print, icon, toOwn } = toPalette('#8a1c4a');
	expect(print.accent).toBe('#8a1c4a');
	expect(icon.light.left).toBe('#8a1c4a');
	expect(toHex(toOwn(parse('oklch(41% 0.19 264)')) ?? darkAccent)).toBe('#8a1c4a');
	const dark = toOwn(darkAccent);
	expect(dark && getLeastContrast(dark, darkGrounds)).toBeGreaterThanOrEqual(7);
	expect(Math.abs((dark?.h ?? 90) - 359)).toBeLessThan(3);
	expect(print.marker).toBe('#d89a1c');
});

test('a colour that means something, and the grounds, stay', () => {
	const { toOwn } = toPalette('#8a1c4a', '#9fe0c0');
	for (const text of ['oklch(52% 0.15 252)', 'oklch(20.5% 0.03 265)', 'oklch(97.6% 0.009 85)']) {
		expect(toOwn(parse(text))).toBeUndefined();
	}
});

function parse(text: string) {
	const colour = parseColour(text);
	if (colour === undefined) throw new Error(`"${text}" is not a colour.`);
	return colour;
}
