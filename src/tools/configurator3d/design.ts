/** Red, green and blue as one number, 0 to 0xffffff. */
export type Colour = number;

/** A texture of ours by its number, or a picture of the visitor by its id. */
export type Surface = { preset: 1 | 2 } | { picture: string };

/** How the goblets look. */
export interface Design {
	colour: Colour;
	surface?: Surface;
	/** Whether colour and texture are shown together. */
	mix: boolean;
}

export const white: Colour = 0xffffff;
export const colourPresets: readonly Colour[] = [13040582, 16445106];
export const presets = [1, 2] as const;

/** What the goblets are made of, whatever their colour. */
export const material = { brightness: 4.5, roughness: 0.1, metalness: 0.5 } as const;

export const newDesign: Design = { colour: white, mix: false };

/** Without mixing, a colour takes the texture away. */
export function pickColour(design: Design, colour: Colour): Design {
	return design.mix ? { ...design, colour } : { colour, mix: false };
}

/** Without mixing, a texture takes the colour away. */
export function pickSurface(design: Design, surface: Surface): Design {
	return { colour: design.mix ? design.colour : white, surface, mix: design.mix };
}

/** Mixing off keeps what was picked last: the texture, if there is one. */
export function setMix(design: Design, mix: boolean): Design {
	if (mix || !design.surface) return { ...design, mix };
	return { ...design, colour: white, mix };
}

export function isSame(one: Design, other: Design): boolean {
	return JSON.stringify(toPlain(one)) === JSON.stringify(toPlain(other));
}

/** @example printColour(13040582) // '#c6fbc6' */
export function printColour(colour: Colour): string {
	return `#${colour.toString(16).padStart(6, '0')}`;
}

/** Reads a colour as pickers write it. */
export function parseColour(text: string): Colour | undefined {
	return /^#[0-9a-f]{6}$/i.test(text) ? Number.parseInt(text.slice(1), 16) : undefined;
}

function toPlain({ colour, surface, mix }: Design) {
	return [colour, surface && 'preset' in surface ? surface.preset : surface?.picture, mix];
}
