import { join } from 'node:path';
import sharp from 'sharp';
import type { Mistake } from './mistake.ts';
import { sentences } from './sentences.ts';
import { type Entry, readField, readTexts, startOfFile, toMistake, toMistakeAt } from './source.ts';
import type { ContentTree } from './tree.ts';
import type { Wording } from './wording.ts';

const mostPixels = 40_000_000;

/**
 * Pictures that a build would choke on: files that are not pictures, and pictures too large for
 * memory. The whole of `src/assets` is checked, because a build reads all of it. Only the first bytes of each file are read.
 */
export async function checkPictureSizes(
	root: string,
	tree: ContentTree,
	entries: readonly Entry[],
): Promise<Mistake[]> {
	const files = [...tree.assets].filter((file) => /\.(webp|png|jpe?g|avif)$/.test(file));
	const faults = new Map<string, Fault>();
	await Promise.all(
		files.map(async (file) => {
			const fault = await findFault(join(root, 'src/assets', file), file);
			if (fault) faults.set(file, fault);
		}),
	);
	if (faults.size === 0) return [];
	const named = entries.flatMap((entry) =>
		[...readTexts(readField(entry.value, ['picture']), ['picture'])].flatMap(([path, file]) => {
			const [kind, wording] = faults.get(file) ?? [];
			return kind && wording ? { file, mistake: toMistake(entry, path, kind, wording) } : [];
		}),
	);
	const unnamed = [...faults].filter(([file]) => !named.some((found) => found.file === file));
	return [
		...named.map(({ mistake }) => mistake),
		...unnamed.map(([file, [kind, wording]]) => ({
			...toMistakeAt(file, startOfFile, kind, wording),
			file: `src/assets/${file}`,
		})),
	];
}

type Fault = readonly ['broken-picture' | 'picture-too-large', Wording];

async function findFault(path: string, file: string): Promise<Fault | undefined> {
	const size = await readSize(path);
	if (size === undefined) return ['broken-picture', sentences['broken-picture'](file)];
	const [width, height] = size;
	if (width * height <= mostPixels) return undefined;
	return ['picture-too-large', sentences['picture-too-large'](file, width, height)];
}

async function readSize(path: string): Promise<[width: number, height: number] | undefined> {
	try {
		const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
		return [width, height];
	} catch {
		return undefined;
	}
}
