import { join } from 'node:path';
import sharp from 'sharp';
import type { Size } from './redraw.ts';

const formats = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' } as const;

export interface AssetFacts extends Size {
	/** By its content, as its file name ends. */
	format: (typeof formats)[keyof typeof formats];
}

const known = new Map<string, Promise<AssetFacts>>();

/**
 * Of a picture of `src/assets`. Its size is that which is seen: a photo that lies on its side is turned upright. Astro
 * finds such facts too, but it turns only JPEG, and it publishes each original that is asked for one.
 */
export function readAssetFacts(file: string): Promise<AssetFacts> {
	const facts = known.get(file) ?? read(file);
	known.set(file, facts);
	return facts;
}

async function read(file: string): Promise<AssetFacts> {
	const { format, autoOrient } = await sharp(join(process.cwd(), 'src/assets', file)).metadata();
	if (format in formats) return { ...autoOrient, format: formats[format as keyof typeof formats] };
	throw new Error(`src/assets/${file} is not a JPEG, PNG, WebP or AVIF. Save it as one of them.`);
}
