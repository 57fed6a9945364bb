import { DataTexture, RepeatWrapping } from 'three';
import { sharpen } from '#scenes/stage/sharp-texture.ts';
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
	return sharpen(texture);
}
