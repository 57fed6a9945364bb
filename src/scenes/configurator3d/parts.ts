import type { BufferGeometry, Object3D } from 'three';
import { mergeParts } from '#scenes/stage/merge-parts.ts';
import { GobletMaterial } from './goblet-material.ts';

/** Bowls outside and inside, or stems and feet, of all goblets. */
export interface GobletPart {
	name: 'solid' | 'wall';
	geometry: BufferGeometry;
	material: GobletMaterial;
}

const isWall = (material: string) => material === 'bowl' || material === 'inside';

/** All goblets as two draws; stems and feet come first, because bowls of glass are seen through. */
export function toParts(model: Object3D): GobletPart[] {
	return [
		{
			name: 'solid',
			geometry: mergeParts(model, (material) => !isWall(material)),
			material: new GobletMaterial(false),
		},
		{ name: 'wall', geometry: mergeParts(model, isWall), material: new GobletMaterial(true) },
	];
}
