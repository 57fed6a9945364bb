import type { GarmentKey } from '#tools/couture/garments.ts';
import {
	type Finish,
	isUpload,
	repeatsPerMetre,
	type TexturePreset,
	type Upload,
} from '#tools/couture/textures.ts';
import type { WeaveKind } from './weaves/weave.ts';

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
	/** How much paler the yarns across are, how uneven all yarns are, and how dark it is between them. */
	pale: number;
	uneven: number;
	gaps: number;
	/** How much the tone differs from place to place. */
	clouds: number;
	/** How deep its folds are, 1 as the folds of our models are, and by how many halvings of their picture they are softer. */
	folds: number;
	softness: number;
	/** How deep its fine creases are, 1 those of cotton. */
	creases: number;
	/** Hairs on its surface, 0 to 1. */
	fuzz: number;
	/** Share of the dye in its highlights: light goes through fibres that are clear. */
	gloss: number;
	/** How much longer highlights are across the warp than along it, 0 to 1: that of threads that lie side by side. */
	gleam: number;
}

export const fabrics: Readonly<Record<Finish, Fabric>> = {
	cotton: {
		roughness: 0.82,
		sheen: 0.25,
		sheenRoughness: 0.8,
		sheenDye: 0.7,
		specular: 0,
		relief: 0.8,
		pale: 0.04,
		uneven: 0.045,
		gaps: 0.9,
		clouds: 0.03,
		folds: 0.55,
		softness: 0,
		creases: 1,
		fuzz: 0.1,
		gloss: 0,
		gleam: 0,
	},
	silk: {
		roughness: 0.4,
		sheen: 0.12,
		sheenRoughness: 0.5,
		sheenDye: 1,
		specular: 0.25,
		relief: 0.14,
		pale: 0,
		uneven: 0.012,
		gaps: 0.15,
		clouds: 0.02,
		folds: 0.7,
		softness: 0,
		creases: 1.7,
		fuzz: 0,
		gloss: 1,
		gleam: 0.85,
	},
	denim: {
		roughness: 0.94,
		sheen: 0.12,
		sheenRoughness: 0.9,
		sheenDye: 0.8,
		specular: 0,
		relief: 1.1,
		pale: 0.85,
		uneven: 0.3,
		gaps: 0.7,
		clouds: 0.1,
		folds: 0.65,
		softness: 0,
		creases: 0.45,
		fuzz: 0.05,
		gloss: 0,
		gleam: 0,
	},
	wool: {
		roughness: 1,
		sheen: 0.4,
		sheenRoughness: 0.95,
		sheenDye: 0.85,
		specular: 0,
		relief: 1,
		pale: 0.1,
		uneven: 0.12,
		gaps: 0.5,
		clouds: 0.07,
		folds: 0.6,
		softness: 0.6,
		creases: 0.15,
		fuzz: 0.6,
		gloss: 0,
		gleam: 0,
	},
};

/** How a garment is woven. Polo shirts are knitted, unless their cloth is one that is always woven. */
export function toWeaveKind(key: GarmentKey, finish: Finish): WeaveKind {
	if (finish === 'cotton') return key === 'menShirt2' ? 'pique' : 'plain';
	return ({ silk: 'satin', denim: 'twill', wool: 'flannel' } as const)[finish];
}

/** What knitted cloth has of the fine creases of woven cloth. */
const knitted = 0.3;

/** How deep the fine creases of a cloth are, 1 those of woven cotton. */
export function toCreaseDepth(finish: Finish, kind: WeaveKind | undefined): number {
	return fabrics[finish].creases * (kind === 'pique' ? knitted : 1);
}

/** Repeats per metre of a texture. */
export function toRepeats(texture: TexturePreset | Upload): number {
	return isUpload(texture) ? repeatsPerMetre.upload : repeatsPerMetre[texture];
}
