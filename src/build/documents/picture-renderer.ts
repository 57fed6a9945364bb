import { readFile } from 'node:fs/promises';
import { Renderer } from '@takumi-rs/core';
import { readFontPackage } from '#build/fonts/font-package.ts';
import { readLook } from '#build/look/read-look.ts';

/** Families of the site by the names that `fontFamily` takes in a drawing. */
const families = {
	Unbounded: 'unbounded',
	Onest: 'onest',
	'Martian Mono': 'martian-mono',
	// It has the Arabic and Hebrew letters that the others lack.
	Rubik: 'rubik',
} as const;
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'arabic', 'hebrew'] as const;

let ready: Promise<Renderer> | undefined;

/** Draws boxes and text into pictures, in the fonts of the site; build time only. Created once and reused. */
export function getRenderer(): Promise<Renderer> {
	ready ??= makeRenderer();
	return ready;
}

/** The families of text and titles, in the order in which a drawing tries them. */
export function toFamilies(): { text: string; title: string } {
	const { textFont, titleFont } = readLook();
	const join = (font: string | undefined, house: string) =>
		`${font ? `${readFontPackage(font).family}, ` : ''}${house}, Rubik`;
	return { text: join(textFont, 'Onest'), title: join(titleFont, 'Unbounded') };
}

async function makeRenderer(): Promise<Renderer> {
	const renderer = new Renderer();
	for (const [name, packageName] of Object.entries(families)) {
		const font = readFontPackage(`@fontsource-variable/${packageName}`);
		for (const script of scripts) {
			const file = font.scripts.find((each) => each.name === script)?.toFile(400);
			if (file) await renderer.registerFont({ name, data: await readFile(file) });
		}
	}
	const { textFont, titleFont } = readLook();
	for (const own of new Set([textFont, titleFont])) if (own) await registerOwn(renderer, own);
	return renderer;
}

/** Weights of the drawings: text, name of the owner, title. */
const weights = [400, 600, 700];

async function registerOwn(renderer: Renderer, own: string): Promise<void> {
	const { family, scripts, variable } = readFontPackage(own);
	for (const { toFile } of scripts) {
		for (const weight of variable ? [400] : weights) {
			await renderer.registerFont({ name: family, data: await readFile(toFile(weight)) });
		}
	}
}
