/** Fonts of texts on the cloth. All have the letters of the three languages. */
export const faceNames = ['onest', 'unbounded', 'oswald', 'playfair', 'mono', 'caveat'] as const;
export type FaceName = (typeof faceNames)[number];

/** Weights of the letters that a visitor chooses from; a font without one takes its nearest. */
export const weights = [400, 600, 800] as const;
type Weight = (typeof weights)[number];

/** How letters look. */
export interface Lettering {
	face: FaceName;
	weight: Weight;
	/** Colour of the line around the letters; null for none. */
	outline: `#${string}` | null;
	/** How far the line of letters bends: 1 is half a circle upwards, −1 downwards, 0 straight. */
	arch: number;
}

export const archLimits = { min: -1, max: 1, step: 0.05 } as const;

export const plainLettering: Lettering = { face: 'onest', weight: 600, outline: null, arch: 0 };
