import { NoColorSpace, RepeatWrapping, SRGBColorSpace, Texture } from 'three';
import { FileError, loadFile } from './files.ts';
import type { Progress } from './progress.ts';
import { sharpen } from './sharp-texture.ts';

/** Colours are stored for screens; normals and other measures are plain numbers. */
export type TextureUse = 'colour' | 'data';

/** Decodes the picture outside the main thread. The file must be of this site, or a blob of the visitor's. */
export async function loadTexture(
	file: string,
	use: TextureUse,
	options: { progress?: Progress; signal?: AbortSignal },
): Promise<Texture> {
	const blob = await loadFile(file, options);
	const image = await createImageBitmap(blob, {
		imageOrientation: 'none',
		premultiplyAlpha: 'none',
		colorSpaceConversion: 'none',
	}).catch((error: unknown) => {
		throw new FileError(file, String(error));
	});
	return toTexture(image, use);
}

/** A texture as glTF wants it: v runs down the picture, from its first row. */
export function toTexture(image: ImageBitmap | HTMLCanvasElement, use: TextureUse): Texture {
	const texture = new Texture(image);
	texture.flipY = false;
	texture.colorSpace = use === 'colour' ? SRGBColorSpace : NoColorSpace;
	texture.wrapS = RepeatWrapping;
	texture.wrapT = RepeatWrapping;
	return sharpen(texture);
}

/** Frees the memory of the graphics card and the decoded picture. */
export function freeTexture(texture: Texture) {
	texture.dispose();
	if (texture.image instanceof ImageBitmap) texture.image.close();
}
