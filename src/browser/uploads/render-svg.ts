import { Resvg } from '@resvg/resvg-wasm';
import { keptSide, type Refusal } from './limits.ts';

/** Pixels of the longer side. The small drawing comes first: a heavy one may not get further in its time. */
const sides = [keptSide / 4, keptSide / 2, keptSide];

/** Sides in pixels; the colours are red, green, blue and alpha, not multiplied by alpha. */
export interface SvgPixels {
	width: number;
	height: number;
	colours: Uint8ClampedArray<ArrayBuffer>;
}

/** What the worker says: that it begins, the drawing at the next size, that there is none larger, or why it stops. */
export type SvgAnswer = 'loaded' | SvgPixels | 'finished' | { reason: Refusal };

/** A drawing that is not drawn, and why. */
export class RefusedSvg extends Error {
	readonly reason: Refusal;

	constructor(reason: Refusal, cause?: unknown) {
		super(reason, { cause });
		this.reason = reason;
	}
}

/**
 * Draws an SVG at each of `sides`, one after another. It may take for ever: run it where it can be ended. resvg runs no
 * script and loads no file; `initWasm` must have been called.
 *
 * @param fonts TrueType files of one family. Text in any other font is drawn in it.
 * @throws RefusedSvg
 */
export function* renderSvg(text: string, fonts: readonly Uint8Array[]): Generator<SvgPixels> {
	const adapted = adapt(text);
	if (hasForeign(adapted)) throw new RefusedSvg('foreign');
	for (const side of sides) {
		const pixels = render(adapted, side, fonts);
		if (pixels.colours.every((value) => value === 0)) throw new RefusedSvg('foreign');
		yield pixels;
	}
}

function render(text: string, side: number, fonts: readonly Uint8Array[]): SvgPixels {
	try {
		const { width, height } = new Resvg(text);
		const drawing = new Resvg(text, {
			fitTo: { mode: width >= height ? 'width' : 'height', value: side },
			font: { fontBuffers: [...fonts], defaultFontFamily: 'Onest' },
		});
		const image = drawing.render();
		return { width: image.width, height: image.height, colours: toColours(image.pixels) };
	} catch (error) {
		throw new RefusedSvg(toReason(error), error);
	}
}

/** What programs write and resvg 0.34 reads otherwise than browsers do. */
function adapt(text: string): string {
	return (
		text
			// Figma: how a mask works, as a style.
			.replace(/style="mask-type:\s*(alpha|luminance);?"/g, 'mask-type="$1"')
			// draw.io: a line of text for programs that know no HTML, though each label has a text of its own.
			.replace(/<switch>\s*<g requiredFeatures="[^"]*"\/>.*?<\/switch>/gs, '')
	);
}

/** Letters of other scripts than Latin and Cyrillic, and emoji: no font has them, so they would be empty boxes. */
const unknownLetter =
	/(?!\p{sc=Latin}|\p{sc=Cyrillic}|\p{sc=Common}|\p{sc=Inherited})\p{L}|(?![©®™])\p{Extended_Pictographic}/u;

/** Parts that resvg leaves out: HTML that has nothing to replace it, variables, files from elsewhere, pictures in formats that it does not read, and text for which there is no font. */
function hasForeign(text: string): boolean {
	const certain = text.replace(/<switch[\s>].*?<\/switch>/gs, '');
	const words = Array.from(text.matchAll(/<text[\s>].*?<\/text>/gs), ([element]) =>
		element.replace(/<[^>]*>/g, ''),
	);
	return (
		words.some((word) => unknownLetter.test(word)) ||
		/<foreignObject[\s>]|[:"'\s]var\(/.test(certain) ||
		/<image\s[^>]*?href\s*=\s*["']\s*(?!data:image\/(?:png|jpe?g|gif|svg\+xml)|["'])/i.test(certain)
	);
}

/** Undoes the multiplication by alpha, in place. */
function toColours(pixels: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
	const colours = new Uint8ClampedArray(pixels);
	for (let at = 0; at < colours.length; at += 4) {
		const alpha = colours[at + 3] ?? 0;
		if (alpha === 0 || alpha === 255) continue;
		for (let channel = at; channel < at + 3; channel++)
			colours[channel] = ((colours[channel] ?? 0) * 255) / alpha;
	}
	return colours;
}

/** resvg throws a text for what it cannot read. An error of WebAssembly itself means that memory or stack ran out. */
function toReason(error: unknown): Refusal {
	const tooMuch = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
	return tooMuch || /limit reached|reference loop|more than/.test(String(error))
		? 'tooComplex'
		: 'broken';
}
