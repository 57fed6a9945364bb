import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Renderer } from '@takumi-rs/core';

/** Families of the site by the names that `fontFamily` takes in a drawing. */
const families = {
	Unbounded: 'unbounded',
	Onest: 'onest',
	'Martian Mono': 'martian-mono',
} as const;
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const;

let ready: Promise<Renderer> | undefined;

/** Draws boxes and text into pictures, in the fonts of the site; build time only. Created once and reused. */
export function getRenderer(): Promise<Renderer> {
	ready ??= makeRenderer();
	return ready;
}

async function makeRenderer(): Promise<Renderer> {
	// The bundled code of a build lies elsewhere; the packages are those of the project that is built.
	const { resolve } = createRequire(join(process.cwd(), 'package.json'));
	const renderer = new Renderer();
	for (const [name, packageName] of Object.entries(families)) {
		const folder = dirname(resolve(`@fontsource-variable/${packageName}/package.json`));
		for (const script of scripts) {
			const file = join(folder, 'files', `${packageName}-${script}-wght-normal.woff2`);
			await renderer.registerFont({ name, data: await readFile(file) });
		}
	}
	return renderer;
}
