import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from './dist-files.ts';

/** The last part of an address. */
const scriptName = /[\w.~@+-]+\.js\b/g;
const pages = ['.html', '.css', '.json', '.xml', '.webmanifest', '.svg', '.js'];

/**
 * Removes scripts from a build that no page loads, directly or through another script: those of tools and parts that the
 * author leaves out. The bundler makes them all the same, because a component of a page that is not there names them.
 */
export function unusedScripts(): AstroIntegration {
	return {
		name: 'unused-scripts',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const count = await removeUnusedScripts(fileURLToPath(dir));
				logger.info(`${count} unused scripts removed`);
			},
		},
	};
}

/** Looks only at the folder `_astro`: files that the author puts into `public` are served as they are. */
export async function removeUnusedScripts(root: string): Promise<number> {
	const files = await listFiles(root, pages);
	const unused = new Map(files.filter(isBundled).map((file) => [basename(file), file] as const));
	const waiting = files.filter((file) => !isBundled(file));
	for (const file of waiting) {
		const text = await readFile(join(root, file), 'utf8');
		for (const [name] of text.matchAll(scriptName)) {
			const script = unused.get(name);
			if (script === undefined) continue;
			unused.delete(name);
			waiting.push(script);
		}
	}
	for (const file of unused.values()) await rm(join(root, file));
	return unused.size;
}

function isBundled(file: string): boolean {
	return file.startsWith('_astro/') && file.endsWith('.js');
}
