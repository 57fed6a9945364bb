import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { root, type Step } from './manifest.ts';

/** The command that proves a step, and the files to compare: quick drafts where there are some. */
export function toProof({ command, drafts, outputs }: Step): { command: string; files: string[] } {
	if (drafts?.length) return { command: `${command} --draft`, files: drafts };
	return { command, files: outputs.map(({ file }) => file) };
}

/** The names of the files that differ between two runs. */
export function findDifferences(
	first: ReadonlyMap<string, string>,
	second: ReadonlyMap<string, string>,
): string[] {
	return [...first].filter(([file, sum]) => second.get(file) !== sum).map(([file]) => file);
}

/** A checksum of each file: of the pixels of pictures, of the bytes of everything else. */
export async function sumUp(files: readonly string[]): Promise<Map<string, string>> {
	const sums = new Map<string, string>();
	for (const file of files) sums.set(file, await sumFile(file));
	return sums;
}

async function sumFile(file: string): Promise<string> {
	const hash = createHash('sha256');
	if (!/\.(webp|png)$/.test(file)) return hash.update(readFileSync(root + file)).digest('hex');
	const { data, info } = await sharp(root + file)
		.raw()
		.toBuffer({ resolveWithObject: true });
	return hash.update(`${info.width}x${info.height}`).update(data).digest('hex');
}
