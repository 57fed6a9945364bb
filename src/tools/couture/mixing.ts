import { type Colour, white } from './colours.ts';
import { type GarmentKey, garments, type Part } from './garments.ts';
import { type Settings, toOriginal } from './settings.ts';
import type { Texture } from './textures.ts';

/**
 * Mixing off: a colour clears the texture, a texture resets the colour. Mixing on keeps both. The
 * colour of a part other than the body leaves the texture of the rest alone.
 */
export function chooseColour(settings: Settings, part: Part, colour: Colour): Settings {
	if (part !== 'body') return { ...settings, parts: { ...settings.parts, [part]: colour } };
	return { ...settings, colour, texture: settings.mix ? settings.texture : null };
}

export function chooseTexture(settings: Settings, texture: Texture): Settings {
	if (settings.mix) return { ...settings, texture };
	const { buttons } = settings.parts;
	return { ...settings, texture, colour: white, parts: buttons ? { buttons } : {} };
}

/** Switching mixing off by itself takes nothing away: the next choice does. */
export function setMix(settings: Settings, mix: boolean): Settings {
	return { ...settings, mix };
}

/** A single part takes the body's colour again; the body, and with it all parts, the original's. */
export function resetColour(settings: Settings, part: Part): Settings {
	if (part === 'body') return { ...settings, colour: white, parts: {} };
	const { [part]: _, ...parts } = settings.parts;
	return { ...settings, parts };
}

export function resetTexture(settings: Settings, key: GarmentKey): Settings {
	return { ...settings, texture: garments[key].material };
}

/** What a part of the garment looks like: its colour, and whether the texture lies on it. */
export function dressPart(
	{ colour, parts, mix, texture }: Settings,
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
export function isOriginal(settings: Settings, key: GarmentKey): boolean {
	return JSON.stringify(settings) === JSON.stringify(toOriginal(key));
}
