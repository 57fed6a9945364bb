import { readFile, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from './dist-files.ts';

const assets = ['.webp', '.png', '.jpg', '.jpeg', '.avif', '.woff2', '.woff'];
const texts = '.html .css .json .xml .md .txt .webmanifest .svg .js'.split(' ');
/** The last part of an address; the name of a file in `_astro` is the name of its original with one hash or two. */
const fileName = /[\w.~@+-]+\.(?:js|webp|png|jpe?g|avif|woff2?)\b/g;

/**
 * Removes scripts, pictures and fonts from a build that no page names, directly or through a script. The bundler makes
 * the scripts of tools and parts that the author leaves out all the same, because a component of a page that is not
 * there names them; and it copies every picture of `src/assets`, also those of entries that this edition does not show.
 */
export function unusedFiles(): AstroIntegration {
	return {
		name: 'unused-files',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const count = await removeUnusedFiles(fileURLToPath(dir));
				logger.info(`${count} unused scripts, pictures and fonts removed`);
			},
		},
	};
}

/** Looks only at the folder `_astro`: files that the author puts into `public` are served as they are. */
export async function removeUnusedFiles(root: string): Promise<number> {
	const files = await listFiles(root, [...texts, ...assets]);
	const unused = new Map(files.filter(isBundled).map((file) => [basename(file), file] as const));
	const waiting = files.filter((file) => isText(file) && !isBundled(file));
	for (const file of waiting) {
		const text = await readFile(join(root, file), 'utf8');
		for (const [name] of text.matchAll(fileName)) {
			const used = unused.get(name);
			if (used === undefined) continue;
			unused.delete(name);
			if (isText(used)) waiting.push(used);
		}
	}
	for (const file of unused.values()) await rm(join(root, file));
	return unused.size;
}

function isText(file: string): boolean {
	return texts.includes(extname(file));
}

/** A style stays: no page need name it, since pages contain their styles. */
function isBundled(file: string): boolean {
	return file.startsWith('_astro/') && (file.endsWith('.js') || assets.includes(extname(file)));
}
