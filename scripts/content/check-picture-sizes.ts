import { join } from 'node:path';
import sharp from 'sharp';
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
 * Pictures that a build would choke on, files that are not pictures and pictures too large for memory, and those that do not
 * suit their place. The whole of `src/assets` is checked, because a build reads all of it. Only the first bytes of
 * each file are read.
 */
export async function checkPictureSizes(
	root: string,
	tree: ContentTree,
	entries: readonly Entry[],
): Promise<Mistake[]> {
	const files = [...tree.assets].filter((file) => /\.(webp|png|jpe?g|avif)$/.test(file));
	const sizes: PictureSizes = new Map(
		await Promise.all(
			files.map(async (file) => [file, await readSize(join(root, 'src/assets', file))] as const),
		),
	);
	const faults = new Map(
		files.flatMap((file) => {
			const fault = findFault(file, sizes);
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

async function readSize(path: string): Promise<{ width: number; height: number } | undefined> {
	try {
		const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
		return { width, height };
	} catch {
		return undefined;
	}
}
