import { open } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isHeicName } from '#schemas/picture.ts';
import { toPictureMistake } from './check-pictures.ts';
import type { Finding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { findShapeFault, type PictureSizes } from './picture-shape.ts';
import { listPictureUses } from './picture-uses.ts';
import { sentences } from './sentences.ts';
import { type Entry, startOfFile, toMistakeAt } from './source.ts';
import type { ContentTree } from './tree.ts';

const mostPixels = 40_000_000;

/**
 * Pictures that a build would choke on, files that are not pictures, HEIC photos and pictures too large for memory, and
 * those that do not suit their place. The build itself turns photos upright and converts CMYK. The whole of `src/assets` is checked, because a build reads all of it. Only the first bytes of
 * each file are read.
 */
export async function checkPictureSizes(
	root: string,
	tree: ContentTree,
	entries: readonly Entry[],
): Promise<Mistake[]> {
	const files = [...tree.assets].filter((file) => /\.(webp|png|jpe?g|avif|hei[cf])$/i.test(file));
	const read = <Value>(reader: (path: string) => Promise<Value>) =>
		Promise.all(
			files.map(async (file) => [file, await reader(join(root, 'src/assets', file))] as const),
		);
	const sizes: PictureSizes = new Map(await read(readSize));
	const faults = new Map(
		(await read(isHeic)).flatMap(([file, heic]) => {
			const fault = heic ? toHeicFault(file) : findFault(file, sizes);
			return fault === undefined ? [] : [[file, fault] as const];
		}),
	);
	const uses = entries.flatMap(listPictureUses);
	const named = uses.flatMap((use) => {
		const fault = faults.get(use.file) ?? findShapeFault(use, sizes);
		return fault === undefined ? [] : toPictureMistake(use, fault.kind, fault.wording);
	});
	const unnamed = [...faults].filter(([file]) => !uses.some((use) => use.file === file));
	return [
		...named,
		...unnamed.map(([file, { kind, wording }]) => ({
			...toMistakeAt(file, startOfFile, kind, wording),
			file: `src/assets/${file}`,
		})),
	];
}

function findFault(file: string, sizes: PictureSizes): Finding | undefined {
	const size = sizes.get(file);
	if (size === undefined) {
		return { kind: 'broken-picture', wording: sentences['broken-picture'](file) };
	}
	const { width, height } = size;
	if (width * height <= mostPixels) return undefined;
	const wording = sentences['picture-too-large'](file, width, height);
	return { kind: 'picture-too-large', wording };
}

function toHeicFault(file: string): Finding {
	return { kind: 'heic-picture', wording: sentences['heic-picture'](file) };
}

/** Whatever its name: phones send HEIC under the name of a JPEG. */
async function isHeic(path: string): Promise<boolean> {
	const file = await open(path).catch(() => undefined);
	if (file === undefined) return isHeicName(path);
	try {
		const { buffer } = await file.read({ buffer: Buffer.alloc(12) });
		return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(buffer.toString('latin1', 4));
	} finally {
		await file.close();
	}
}

/** Width and height as the picture is seen: a photo that lies on its side is turned upright. */
async function readSize(path: string): Promise<{ width: number; height: number } | undefined> {
	try {
		const { autoOrient } = await sharp(path, { limitInputPixels: false }).metadata();
		return autoOrient;
	} catch {
		return undefined;
	}
}
