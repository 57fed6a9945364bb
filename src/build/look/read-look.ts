import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Look, toLook } from '#lib/look/look.ts';
import { type Palette, toPalette } from '#lib/look/palette.ts';
import { parseJson, toFields } from '#lib/parse.ts';

const settings = 'src/content/site/site.json';
let known: { text: string; look: Look; palette: Palette } | undefined;

/** How the author wants the site to look: `look` in site.json, read again after a change of the file. */
export function readLook(): Look {
	return read().look;
}

/** The colours of the author, and those that follow from them. */
export function readPalette(): Palette {
	return read().palette;
}

function read() {
	const file = join(process.cwd(), settings);
	const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
	if (known?.text !== text) {
		const look = toLook(toFields(parseJson(text))?.look);
		known = { text, look, palette: toPalette(look.accent, look.marker) };
	}
	return known;
}
