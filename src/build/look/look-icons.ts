import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Palette, toPalette } from '#lib/look/palette.ts';
import { drawIcons, toFaviconSvg } from './icons.ts';
import { readPalette } from './read-look.ts';

/** Draws the icons of the site in the colours of the author. */
export function lookIcons(): AstroIntegration {
	return {
		name: 'look-icons',
		hooks: {
			'astro:build:done': async ({ dir }) => takeIcons(fileURLToPath(dir), readPalette()),
		},
	};
}

/** Icons that the author has put into `public` stay: they are recognised by the SVG. */
export async function takeIcons(folder: string, { house, icon }: Palette): Promise<void> {
	if (house || !(await hasIconsOfHouse(folder))) return;
	for (const { file, content } of await drawIcons(icon)) {
		await writeFile(join(folder, file), content);
	}
}

async function hasIconsOfHouse(folder: string): Promise<boolean> {
	const text = await readFile(join(folder, 'favicon.svg'), 'utf8').catch(() => '');
	return text.trim() === toFaviconSvg(toPalette().icon);
}
