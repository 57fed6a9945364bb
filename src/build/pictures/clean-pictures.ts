import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forEachLimited } from '#build/bundle/dist-files.ts';
import { cleanPicture, findPictureKind, readStart } from './clean-picture.ts';
import { dropSvgMetadata } from './svg.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/**
 * Takes place, date, device, names and comments out of every picture that the author puts into `public`. Those of
 * `src/assets` have none any more: `service.ts` has made them.
 */
export function cleanPictures(): AstroIntegration {
	return {
		name: 'clean-pictures',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const cleaned = await cleanPicturesOf(fileURLToPath(dir));
				for (const file of cleaned) logger.info(`${file}: metadata removed`);
			},
		},
	};
}

/** Returns the files that it changed. */
export async function cleanPicturesOf(root: string): Promise<string[]> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile());
	const cleaned: string[] = [];
	await forEachLimited(files, availableParallelism(), async ({ parentPath, name }) => {
		const path = join(parentPath, name);
		const isSvg = /\.svg$/i.test(name);
		const start = isSvg ? undefined : await readStart(path);
		if (start && !findPictureKind(start)) return;
		const bytes = await readFile(path);
		const file = relative(root, path).replaceAll('\\', '/');
		const clean = async () => (isSvg ? dropSvgMetadata(bytes) : cleanPicture(bytes));
		const result = await clean().catch((cause) => {
			throw new Error(`${file}: ${new UnreadablePicture().message}`, { cause });
		});
		if (result === bytes) return;
		await writeFile(path, result);
		cleaned.push(file);
	});
	return cleaned.sort();
}
