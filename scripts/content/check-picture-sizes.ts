import { join } from 'node:path';
import sharp from 'sharp';
import type { Mistake } from './mistake.ts';
import { sentences } from './sentences.ts';
import { type Entry, readField, readTexts, toMistake } from './source.ts';
import type { ContentTree } from './tree.ts';

const mostPixels = 40_000_000;

/**
 * Pictures that a build would choke on: files that are none, and those so large that a machine runs
 * out of memory. Only the first bytes of each file are read.
 */
export async function checkPictureSizes(
	root: string,
	tree: ContentTree,
	entries: readonly Entry[],
): Promise<Mistake[]> {
	const named = entries.flatMap((entry) =>
		[...readTexts(readField(entry.value, ['picture']), ['picture'])]
			.filter(([, file]) => tree.assets.has(file))
			.map(([path, file]) => ({ entry, path, file })),
	);
	const mistakes = await Promise.all(
		named.map(async ({ entry, path, file }): Promise<Mistake[]> => {
			const size = await readSize(join(root, 'src/assets', file));
			if (size === undefined) {
				const wording = sentences['broken-picture'](file);
				return [toMistake(entry, path, 'broken-picture', wording)];
			}
			const [width, height] = size;
			if (width * height <= mostPixels) return [];
			const wording = sentences['picture-too-large'](file, width, height);
			return [toMistake(entry, path, 'picture-too-large', wording)];
		}),
	);
	return mistakes.flat();
}

async function readSize(path: string): Promise<[width: number, height: number] | undefined> {
	try {
		const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
		return [width, height];
	} catch {
		return undefined;
	}
}
