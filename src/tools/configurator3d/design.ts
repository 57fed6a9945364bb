import { cleanLine } from '#tools/design/clean-line.ts';
import { type Colour, white } from '#tools/design/colour.ts';
import { chooseTexture, type Mixed } from '#tools/design/mix.ts';

/** A texture of ours by its number, or a picture of the visitor by its id. */
type Surface = { preset: 1 | 2 } | { picture: string };

/** What the goblets are made of, as in links and saved designs. The first one is that of the specification. */
export const substances = ['enamel', 'glass', 'brass', 'silver', 'glaze'] as const;
export type Substance = (typeof substances)[number];

/** How the goblets look. */
export interface Design extends Mixed<Surface> {
	substance: Substance;
	/** A line around each bowl; empty: none. */
	engraving: string;
}

/** In letters: a longer one would meet itself at the back. */
export const longestEngraving = 24;

/** In the specification 13040582 and 16445106. */
export const colourPresets: readonly Colour[] = ['#c6fbc6', '#faeeb2'];
export const presets = [1, 2] as const;

/** Enamelled metal, of any colour. */
export const material = { brightness: 4.5, roughness: 0.1, metalness: 0.5 } as const;

/** The specification gives 0.03 radians in a frame, for a screen of 60 frames in a second. */
export const radiansPerSecond = 0.03 * 60;

export const newDesign: Design = {
	colour: white,
	texture: null,
	mix: false,
	substance: 'enamel',
	engraving: '',
};

export function cleanEngraving(text: string): string {
	return cleanLine(text, longestEngraving);
}

/**
 * The specification defines what a choice does, not what the switch does. A goblet has one colour or one
 * texture, so without mixing its texture counts as chosen again. A garment (`couture/mixing.ts`) keeps
 * both until the next choice, because its parts may have colours of their own.
 */
export function setMix(design: Design, mix: boolean): Design {
	const { texture } = design;
	return texture ? chooseTexture({ ...design, mix }, texture) : { ...design, mix };
}

export function isSame(one: Design, other: Design): boolean {
	return JSON.stringify(toPlain(one)) === JSON.stringify(toPlain(other));
}

function toPlain({ colour, texture, mix, substance, engraving }: Design) {
	const surface = texture && 'preset' in texture ? texture.preset : texture?.picture;
	return [colour, surface, mix, substance, engraving];
}
