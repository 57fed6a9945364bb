import { type Finish, isUpload, repeatsPerMetre, type Texture } from '#tools/couture/textures.ts';

/** How a cloth takes light. All values are those of a physical material of three.js. */
export interface Fabric {
	roughness: number;
	/** Strength of the soft light on its fibres, 0 to 1, and how wide it spreads. */
	sheen: number;
	sheenRoughness: number;
	/** Share of the dye in that light; the rest is white. */
	sheenDye: number;
	specular: number;
	/** How deep its threads are. */
	relief: number;
}

export const fabrics: Readonly<Record<Finish, Fabric>> = {
	cotton: {
		roughness: 0.82,
		sheen: 0.3,
		sheenRoughness: 0.75,
		sheenDye: 0.5,
		specular: 0.5,
		relief: 0.55,
	},
	silk: {
		roughness: 0.47,
		sheen: 0.7,
		sheenRoughness: 0.38,
		sheenDye: 0.85,
		specular: 0.55,
		relief: 0.14,
	},
	denim: {
		roughness: 0.94,
		sheen: 0.12,
		sheenRoughness: 0.9,
		sheenDye: 0.4,
		specular: 0.3,
		relief: 1.1,
	},
	wool: {
		roughness: 1,
		sheen: 1,
		sheenRoughness: 0.9,
		sheenDye: 0.55,
		specular: 0.2,
		relief: 1,
	},
};

/** Repeats per metre of a texture. */
export function toRepeats(texture: Texture): number {
	return isUpload(texture) ? repeatsPerMetre.upload : repeatsPerMetre[texture];
}

/** The first materials are drawn as grey as raw cloth; on a shirt for sale they are bleached. */
export function toGain(texture: Texture | null, dyed: boolean): number {
	return texture?.startsWith('material') && !dyed ? 1.4 : 1;
}
