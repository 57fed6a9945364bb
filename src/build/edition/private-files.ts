import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { removeEmptyFolders } from '#build/bundle/dist-files.ts';
import { readEdition } from './edition.ts';
import { readPrivateContent } from './private-content.ts';

const publicFolder = 'public/';

/** Leaves the files of private entries out of the public edition. Those of `src/assets` are not in it, because no page names them. */
export function privateFiles(): AstroIntegration {
	let root = '';
	return {
		name: 'private-files',
		hooks: {
			'astro:config:done': ({ config }) => {
				root = fileURLToPath(config.root);
			},
			'astro:build:done': async ({ dir, logger }) => {
				if (readEdition() === 'private') return;
				const removed = await removePrivateFiles(fileURLToPath(dir), root);
				for (const file of removed) logger.info(`${file} is private: left out`);
			},
		},
	};
}

/** Returns the files of the project that are left out. */
export async function removePrivateFiles(dist: string, root: string): Promise<string[]> {
	const files = readPrivateContent(root).files.filter((file) => file.startsWith(publicFolder));
	for (const file of files) await rm(join(dist, file.slice(publicFolder.length)), { force: true });
	if (files.length > 0) await removeEmptyFolders(dist);
	return files;
}
