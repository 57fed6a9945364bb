import { type Colour, white } from './colour.ts';

/** What has a colour, may have a texture, and may mix the two. */
export interface Mixed<Texture> {
	colour: Colour;
	/** Null: the colour alone. */
	texture: Texture | null;
	mix: boolean;
}

/** Mixing off: a colour clears the texture. Mixing on keeps both. */
export function chooseColour<Design extends Mixed<unknown>>(
	design: Design,
	colour: Colour,
): Design {
	return { ...design, colour, texture: design.mix ? design.texture : null };
}

/** Mixing off: a texture resets the colour. Mixing on keeps both. */
export function chooseTexture<Design extends Mixed<unknown>>(
	design: Design,
	texture: NonNullable<Design['texture']>,
): Design {
	return { ...design, texture, colour: design.mix ? design.colour : white };
}
