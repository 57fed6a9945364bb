import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from './dist-files.ts';

const assets = ['.webp', '.png', '.jpg', '.jpeg', '.avif', '.woff2', '.woff'];
/** The last part of an address; the name of a file in `_astro` is the name of its original with two hashes. */
const assetName = /[\w.~@+-]+\.(?:webp|png|jpe?g|avif|woff2?)/g;
const texts = ['.html', '.css', '.js', '.json', '.xml', '.md', '.txt', '.vcf', '.webmanifest'];

/**
 * Removes pictures and fonts from a build that no file of it names. The build copies every picture of `src/assets`, also
 * those of entries that this edition does not show, and the fonts of tools that the author leaves out.
 */
export function unusedAssets(): AstroIntegration {
	return {
		name: 'unused-assets',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const count = await removeUnusedAssets(fileURLToPath(dir));
				logger.info(`${count} unused pictures and fonts removed`);
			},
		},
	};
}

/** Looks only at the folder `_astro`: files that the author puts into `public` are served as they are. */
export async function removeUnusedAssets(root: string): Promise<number> {
	const candidates = (await listFiles(root, assets)).filter((file) => file.startsWith('_astro/'));
	const named = new Set<string>();
	for (const file of await listFiles(root, texts)) {
		const text = await readFile(join(root, file), 'utf8');
		for (const [name] of text.matchAll(assetName)) named.add(name);
	}
	const unused = candidates.filter((file) => !named.has(basename(file)));
	for (const file of unused) await rm(join(root, file));
	return unused.length;
}
