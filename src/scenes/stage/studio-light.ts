import {
	CompressedCubeTexture,
	type CompressedTextureMipmap,
	DataUtils,
	HalfFloatType,
	LinearFilter,
	LinearMipmapLinearFilter,
	LinearSRGBColorSpace,
	RGBAFormat,
	type Texture,
	type WebGLRenderer,
} from 'three';
import { type LightDetail, LightGenerator } from './light-generator.ts';
import { listEdges, unpackLight } from './packed-light.ts';
import { createStudioScene, disposeStudioScene } from './studio-scene.ts';

/** What a scene needs for light from all sides; freed with `dispose`. */
export interface StudioLight {
	texture: Texture;
	/** It was drawn on the graphics card, and is lost with its context. */
	drawn: boolean;
	dispose: () => void;
}

/** Makes the light from its file. */
export async function readLight(file: Blob, detail: LightDetail): Promise<StudioLight> {
	const unpacked = file.stream().pipeThrough(new DecompressionStream('gzip'));
	const bytes = new Uint8Array(await new Response(unpacked).arrayBuffer());
	const texture = toCube(unpackLight(bytes, detail, DataUtils.toHalfFloat), detail);
	return { texture, drawn: false, dispose: () => texture.dispose() };
}

/** Light that is not there yet, and is dark: shaders are the same for it. */
export function createDarkness(detail: LightDetail): Texture {
	return toCube([], detail);
}

function toCube(levels: ReturnType<typeof unpackLight>, detail: LightDetail): Texture {
	const edges = listEdges(detail);
	const sides = Array.from({ length: 6 }, (_, side) => ({
		width: detail,
		height: detail,
		mipmaps: edges.map((edge, at): CompressedTextureMipmap => {
			const data = levels[at]?.[side] ?? new Uint16Array(edge * edge * 4);
			return { width: edge, height: edge, data };
		}),
	}));
	// Of the cube textures it alone brings levels of its own, and takes plain pixels too.
	const texture = new CompressedCubeTexture(sides, RGBAFormat as never, HalfFloatType);
	texture.colorSpace = LinearSRGBColorSpace;
	texture.magFilter = LinearFilter;
	texture.minFilter = LinearMipmapLinearFilter;
	texture.isPMREMTexture = true;
	// The sides are those of a picture that the graphics card has drawn.
	texture.isRenderTargetTexture = true;
	texture.needsUpdate = true;
	return texture;
}

/** Computes the light here, where its file is missing or cannot be read. */
export function computeLight(gl: WebGLRenderer, detail: LightDetail): StudioLight {
	const studio = createStudioScene();
	const generator = new LightGenerator(gl, detail);
	const target = generator.fromScene(studio, 0.03);
	generator.dispose();
	disposeStudioScene(studio);
	return { texture: target.texture, drawn: true, dispose: () => target.dispose() };
}
