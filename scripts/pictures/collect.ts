import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { variables } from '#build/pictures/encoded-files.ts';

const work = '.cache/pictures';

/**
 * Builds the site into a separate folder and collects every encoded picture that it requests. Only a build knows them:
 * the widths are in the pages.
 *
 * @returns the folder with the pictures
 * @throws if the build fails
 */
export function collectPictures({ again }: { again: boolean }): string {
	const collected = `${work}/encoded`;
	rmSync(work, { recursive: true, force: true });
	mkdirSync(collected, { recursive: true });
	const { status } = spawnSync('astro', ['build', '--outDir', `${work}/dist`], {
		stdio: ['ignore', 'ignore', 'inherit'],
		shell: process.platform === 'win32',
		env: {
			...process.env,
			[variables.collect]: collected,
			// Astro's own cache would answer before the picture service is called.
			CACHE_DIRECTORY: `${work}/astro`,
			...(again ? { [variables.again]: 'yes' } : {}),
		},
	});
	if (status !== 0) throw new Error('The build that collects the pictures failed.');
	return collected;
}
