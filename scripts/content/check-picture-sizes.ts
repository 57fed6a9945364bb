import { join } from 'node:path';
import sharp from 'sharp';
import { findPictureKind, readStart } from '#build/pictures/clean-picture.ts';
import { isHeicName } from '#schemas/picture.ts';
import { toPictureMistake } from './check-pictures.ts';
import { type Finding, toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { findShapeFault, type PictureSizes } from './picture-shape.ts';
import { listPictureUses } from './picture-uses.ts';
import { type Entry, toMistakeAt } from './source.ts';
import type { ContentTree } from './tree.ts';

const mostPixels = 40_000_000;

/** What each format is called, and how names of its files end. */
const formats = {
	png: { name: 'PNG', ending: /\.png$/i },
	jpeg: { name: 'JPEG', ending: /\.jpe?g$/i },
	webp: { name: 'WebP', ending: /\.webp$/i },
	avif: { name: 'AVIF', ending: /\.avif$/i },
};

/**
 * Pictures that a build would choke on, files that are not pictures, HEIC photos, pictures too large for memory or named
 * as another format, and those that do not suit their place. The build itself turns photos upright and converts CMYK.
 * The whole of `src/assets` is checked, because a build reads all of it. Only the first bytes of each file are read.
 */
export async function checkPictureSizes(
	root: string,
	tree: ContentTree,
	entries: readonly Entry[],
): Promise<Mistake[]> {
	const files = [...tree.assets].filter((file) => /\.(webp|png|jpe?g|avif|hei[cf])$/i.test(file));
	const pictures = await Promise.all(
		files.map(
			async (file) => [file, await readPicture(file, join(root, 'src/assets', file))] as const,
		),
	);
	const sizes: PictureSizes = new Map(pictures.map(([file, { size }]) => [file, size]));
	const faults = new Map(
		pictures.flatMap(([file, { fault }]) => (fault === undefined ? [] : [[file, fault] as const])),
	);
	const uses = entries.flatMap(listPictureUses);
	const named = uses.flatMap((use) => {
		const fault = faults.get(use.file) ?? findShapeFault(use, sizes);
		return fault === undefined ? [] : toPictureMistake(use, fault);
	});
	const unnamed = [...faults].filter(([file]) => !uses.some((use) => use.file === file));
	return [
		...named,
		...unnamed.map(([file, fault]) => ({
			...toMistakeAt(file, fault),
			file: `src/assets/${file}`,
		})),
	];
}

/**
 * Width and height of a picture, and why it cannot be used whatever it is for.
 *
 * @param file path from `src/assets`
 * @param source its path on the disk, or its bytes
 */
export async function readPicture(
	file: string,
	source: string | Buffer,
): Promise<{ size?: Size | undefined; fault?: Finding }> {
	const start = typeof source === 'string' ? await readStart(source) : source;
	const format = start && findPictureKind(start);
	if (format === 'heic' || (!start && isHeicName(file))) {
		return { fault: toFinding('heic-picture', file) };
	}
	const size = format && format !== 'gif' && (await readSize(source));
	if (!size) return { fault: toFinding('broken-picture', file) };
	const { width, height } = size;
	if (width * height > mostPixels) {
		return { size, fault: toFinding('picture-too-large', file, width, height) };
	}
	const { name, ending } = formats[format];
	if (ending.test(file)) return { size };
	return { size, fault: toFinding('misnamed-picture', file, name) };
}

/** As the picture is seen: a photo that lies on its side is turned upright. */
async function readSize(source: string | Buffer): Promise<Size | undefined> {
	try {
		const { autoOrient } = await sharp(source, { limitInputPixels: false }).metadata();
		return autoOrient;
	} catch {
		return undefined;
	}
}

interface Size {
	width: number;
	height: number;
}
