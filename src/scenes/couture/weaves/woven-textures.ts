import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping } from 'three';
import { spin } from './slubs.ts';
import { countRepeats, type WeaveKind, weave } from './weave.ts';

/** The repeat of a cloth for the graphics card. */
export function createWeave(kind: WeaveKind): DataTexture {
	const texture = toTexture(weave(kind));
	texture.repeat.setScalar(countRepeats(kind));
	return texture;
}

/** Uneven yarns for the graphics card. */
export function createSlubs(): DataTexture {
	return toTexture(spin());
}

function toTexture({ edge, pixels }: { edge: number; pixels: Uint8Array }): DataTexture {
	const texture = new DataTexture(pixels as Uint8Array<ArrayBuffer>, edge, edge);
	texture.wrapS = RepeatWrapping;
	texture.wrapT = RepeatWrapping;
	texture.magFilter = LinearFilter;
	texture.minFilter = LinearMipmapLinearFilter;
	texture.generateMipmaps = true;
	texture.anisotropy = 8;
	texture.needsUpdate = true;
	return texture;
}
