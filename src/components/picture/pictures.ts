import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { type AssetFacts, readAssetFacts } from '#build/pictures/asset-facts.ts';
import type { Size } from '#build/pictures/redraw.ts';
import { stitchedQuality } from '#build/pictures/stitched.ts';

/**
 * The originals. They do not leave this file: an original may contain where a photo was taken and by whom, so pages are
 * given addresses of what the build makes of it.
 */
const originals = import.meta.glob<ImageMetadata>('/src/assets/**/*.{webp,png,jpg,jpeg,avif}', {
	eager: true,
	import: 'default',
});

/** False for a document for which the author has no picture. `file` is a name inside `src/assets`. */
export function hasPicture(file: string): boolean {
	return toPath(file) in originals;
}

/** In pixels, as the picture is seen: a photo that lies on its side is turned upright. */
export async function findSize(file: string): Promise<Size> {
	const { width, height } = await findFacts(file);
	return { width, height };
}

/** Address of the picture in that width, which is in pixels and not larger than its own. `quality` is one that `service.ts` knows. */
export async function toAddress(
	file: string,
	wanted: { width: number; format: 'avif' | 'webp'; quality: number | string },
): Promise<string> {
	const { width, height } = await findSize(file);
	return encode(file, { ...wanted, height: Math.round(wanted.width / (width / height)) });
}

/** The whole picture, for a page of its own or a window that it fills. */
export async function toWhole(file: string): Promise<Size & { src: string }> {
	const facts = await findFacts(file);
	return { ...facts, src: await encode(file, { ...facts, quality: 'whole' }) };
}

/** The picture as cross-stitch, for a place that is that wide, in CSS pixels. */
export async function toStitchedAddress(file: string, width: number): Promise<string> {
	const options = {
		src: getOriginal(file),
		width: Math.round(width),
		format: 'svg',
		quality: stitchedQuality,
	};
	return (await getImage(options)).src;
}

/** The picture of a person as a square JPEG, which programs of all kinds read. */
export async function toPortrait(file: string): Promise<string> {
	const { width, height } = await findSize(file);
	const side = Math.min(600, width, height);
	return encode(file, { width: side, height: side, format: 'jpg', quality: 'portrait' });
}

async function encode(
	file: string,
	wanted: AssetFacts & { quality: number | string },
): Promise<string> {
	return (await getImage({ src: getOriginal(file), ...wanted })).src;
}

function findFacts(file: string): Promise<AssetFacts> {
	getOriginal(file);
	return readAssetFacts(file);
}

function getOriginal(file: string): ImageMetadata {
	const original = originals[toPath(file)];
	if (original) return original;
	throw new Error(
		`src/assets/${file} is missing. "npm run content:check" lists the files that name it.`,
	);
}

/** @example toPath('slides/01-garments.webp') // '/src/assets/slides/01-garments.webp' */
function toPath(file: string): string {
	return `/src/assets/${file}`;
}
