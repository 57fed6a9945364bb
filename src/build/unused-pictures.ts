import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '#build/dist-files.ts';

const pictures = ['.webp', '.png', '.jpg', '.jpeg', '.avif'];
const texts = ['.html', '.css', '.js', '.json', '.xml', '.md', '.txt', '.vcf', '.webmanifest'];

/**
 * Takes the pictures out of a build that nothing in it names. The build copies every picture of
 * `src/assets`, also those of entries that this edition does not show.
 */
export function unusedPictures(): AstroIntegration {
	return {
		name: 'unused-pictures',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const count = await removeUnusedPictures(fileURLToPath(dir));
				logger.info(`${count} pictures that nothing shows are taken out`);
			},
		},
	};
}

/** Looks at the folder `_astro` alone: what the author puts into `public` is served as it is. */
export async function removeUnusedPictures(root: string): Promise<number> {
	const candidates = (await listFiles(root, pictures)).filter((file) => file.startsWith('_astro/'));
	const unused = new Set(candidates);
	for (const file of await listFiles(root, texts)) {
		const text = await readFile(join(root, file), 'utf8');
		for (const picture of unused) if (text.includes(basename(picture))) unused.delete(picture);
	}
	for (const file of unused) await rm(join(root, file));
	return unused.size;
}
