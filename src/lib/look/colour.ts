import {
	ColorSpace,
	contrastWCAG21,
	inGamut,
	OKLCH,
	type PlainColorObject,
	parse,
	serialize,
	sRGB,
	to,
} from 'colorjs.io/fn';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

/** Lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees from 0 to 360; the hue of grey is 0. */
export interface Colour {
	l: number;
	c: number;
	h: number;
}

/** How an author may write a colour: `#b3202c`, `oklch(45% 0.19 25)` or `oklch(0.45 0.19 25)`. */
export const colourPattern =
	/^(?:#[0-9a-fA-F]{6}|oklch\((?:100(?:\.0+)?%|\d{1,2}(?:\.\d+)?%|0?\.\d+|[01]) (?:0?\.\d+|0) \d{1,3}(?:\.\d+)?\))$/;

/** Undefined if the text is not written in the notation of `colourPattern`. @example parseColour('#000000') // { l: 0, c: 0, h: 0 } */
export function parseColour(text: string): Colour | undefined {
	if (!colourPattern.test(text)) return undefined;
	const [l, c, h] = to(parse(text), OKLCH).coords;
	const chroma = c ?? 0;
	// The conversion of a grey leaves a chroma near zero and a hue that means nothing.
	if (chroma < 0.0005) return { l: l ?? 0, c: 0, h: 0 };
	return { l: l ?? 0, c: chroma, h: (h ?? 0) % 360 };
}

/** The colour that CSS calls so, written with or without spaces; undefined for other words. @example findNamedColour('dark red') // '#8b0000' */
export function findNamedColour(name: string): string | undefined {
	const word = name.toLowerCase().replaceAll(' ', '');
	if (!/^[a-z]+$/.test(word)) return undefined;
	try {
		return serialize(parse(word), { format: 'hex', collapse: false });
	} catch {
		return undefined;
	}
}

/** With less chroma where screens without wide colours cannot show it. @example toHex({ l: 1, c: 0, h: 0 }) // '#ffffff' */
export function toHex(colour: Colour): string {
	return serialize(to(toPlain(toShown(colour)), sRGB), { format: 'hex', collapse: false });
}

/** @example toCss({ l: 0.41, c: 0.19, h: 264 }) // 'oklch(41% 0.19 264)' */
export function toCss({ l, c, h }: Colour): string {
	return `oklch(${round(l * 100, 1)}% ${round(c, 3)} ${round(h, 1)})`;
}

/** Contrast of two colours as screens show them, from 1 to 21, as WCAG 2 defines it. */
export function getContrast(one: Colour, other: Colour): number {
	return contrastWCAG21(parse(toHex(one)), parse(toHex(other)));
}

/** The colour with as much of its chroma as every screen shows at its lightness and hue. */
export function toShown(colour: Colour): Colour {
	if (isShown(colour)) return colour;
	let [least, most] = [0, colour.c];
	for (let step = 0; step < 16; step += 1) {
		const middle = (least + most) / 2;
		if (isShown({ ...colour, c: middle })) least = middle;
		else most = middle;
	}
	return { ...colour, c: least };
}

function isShown(colour: Colour): boolean {
	return inGamut(to(toPlain(colour), sRGB), sRGB);
}

function toPlain({ l, c, h }: Colour): PlainColorObject {
	return { space: OKLCH, coords: [l, c, h], alpha: 1 };
}

function round(value: number, digits: number): number {
	return Number(value.toFixed(digits));
}
