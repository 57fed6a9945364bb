import { type Colour, getContrast, parseColour, toCss, toHex, toShown } from './colour.ts';
import { darkGrounds, lightGrounds, markerInk } from './house.ts';

/** What the site promises for its text (WCAG 2, level AAA). */
export const textContrast = 7;

/** Whether links and headings in this colour can be read on the light grounds. */
export function isAccent(colour: Colour): boolean {
	return reaches(colour, lightGrounds);
}

/** Whether text can be read on a mark of this colour. */
export function isMarker(colour: Colour): boolean {
	return reaches(colour, [markerInk]);
}

/** The least contrast of a colour with several grounds. */
export function getLeastContrast(colour: Colour, grounds: readonly Colour[]): number {
	return Math.min(...grounds.map((ground) => getContrast(colour, ground)));
}

/**
 * The closest colour that can be an accent, in the notation of the given one: of the same hue, as much darker as
 * needed, and with less chroma only where screens cannot show it.
 */
export function toNearestAccent(text: string): string | undefined {
	return toNearest(text, isAccent, -1);
}

/** The closest colour that can be a marker; lighter than the given one. */
export function toNearestMarker(text: string): string | undefined {
	return toNearest(text, isMarker, 1);
}

/** A colour for text on the dark grounds: lighter if its contrast is too low. */
export function toDarkText(colour: Colour): Colour {
	return move(colour, (lighter) => reaches(lighter, darkGrounds), 1);
}

function reaches(colour: Colour, grounds: readonly Colour[]): boolean {
	return getLeastContrast(colour, grounds) >= textContrast;
}

type Accepts = (colour: Colour) => boolean;

/** Rounding may undo the last of the contrast, so the lightness moves on until the written colour is accepted. */
function toNearest(text: string, accepts: Accepts, direction: 1 | -1): string | undefined {
	const colour = parseColour(text);
	if (colour === undefined) return undefined;
	const write = text.startsWith('#') ? toHex : toCss;
	let found = move(colour, accepts, direction);
	for (;;) {
		const written = write(found);
		const read = parseColour(written);
		if (read && accepts(read)) return written;
		found = toShown({ ...colour, l: found.l + direction * 0.001 });
	}
}

/** The contrast grows with the distance from the ground, so halving the range finds the first lightness that is enough. */
function move(colour: Colour, accepts: Accepts, direction: 1 | -1): Colour {
	if (accepts(colour)) return colour;
	let [near, far] = [colour.l, direction === 1 ? 1 : 0];
	for (let step = 0; step < 12; step += 1) {
		const middle = (near + far) / 2;
		if (accepts(toShown({ ...colour, l: middle }))) far = middle;
		else near = middle;
	}
	return toShown({ ...colour, l: far });
}
