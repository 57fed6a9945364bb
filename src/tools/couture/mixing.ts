import { type Colour, white } from '#tools/design/colour.ts';
import { chooseColour, chooseTexture } from '#tools/design/mix.ts';
import { type GarmentKey, garments, type Part } from './garments.ts';
import { type GarmentSettings, toOriginal } from './settings.ts';
import type { Texture } from './textures.ts';

/** The colour of a part other than the body leaves the texture of the rest alone. */
export function choosePartColour(
	settings: GarmentSettings,
	part: Part,
	colour: Colour,
): GarmentSettings {
	if (part === 'body') {
		// A design may leave its texture to other parts: the body then has a colour of its own, too.
		const { body: _, ...parts } = settings.parts;
		return { ...chooseColour(settings, colour), parts };
	}
	return { ...settings, parts: { ...settings.parts, [part]: colour } };
}

/** Without mixing a texture resets the colours of all parts it lies on; it never lies on buttons. */
export function chooseCloth(settings: GarmentSettings, texture: Texture): GarmentSettings {
	const next = chooseTexture(settings, texture);
	if (next.mix) return next;
	const { buttons } = next.parts;
	return { ...next, parts: buttons ? { buttons } : {} };
}

/** A single part takes the body's colour again; the body, and with it all parts, the original's. */
export function resetColour(settings: GarmentSettings, part: Part): GarmentSettings {
	if (part === 'body') return { ...settings, colour: white, parts: {} };
	const { [part]: _, ...parts } = settings.parts;
	return { ...settings, parts };
}

export function resetTexture(settings: GarmentSettings, key: GarmentKey): GarmentSettings {
	return { ...settings, texture: garments[key].material };
}

/** What a part of the garment looks like: its colour, and whether the texture lies on it. */
export function dressPart(
	{ colour, parts, mix, texture }: GarmentSettings,
	part: Part,
	own?: Colour,
): { colour: Colour; textured: boolean } {
	const colourOfPart = parts[part];
	return {
		colour: colourOfPart ?? own ?? colour,
		textured: texture !== null && part !== 'buttons' && (mix || colourOfPart === undefined),
	};
}

/** Whether nothing has been changed. */
export function isOriginal(settings: GarmentSettings, key: GarmentKey): boolean {
	return JSON.stringify(settings) === JSON.stringify(toOriginal(key));
}
