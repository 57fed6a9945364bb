import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { displayFile } from './display-face.ts';
import { emptyNames } from './empty-names.ts';

/** Tables for hints and for ligatures. GPOS holds the kerning. */
const unneeded = ['GSUB', 'STAT', 'gasp', 'prep'];
const known = new Map<string, Promise<string>>();

/** The `@font-face` rule for the family `Display` with just the letters of a text; letters that it lacks stay out. */
export async function cutFont(text: string): Promise<string> {
	const letters = [...new Set(text)].sort().join('');
	const data = known.get(letters) ?? cut(letters);
	known.set(letters, data);
	return `@font-face{font-family:Display;src:url(data:font/woff2;base64,${await data})}`;
}

async function cut(letters: string): Promise<string> {
	const font = await subsetFont(await readFile(displayFile), letters, {
		targetFormat: 'truetype',
		noLayoutClosure: true,
		dropTables: unneeded,
	});
	const packed = await fontverter.convert(emptyNames(font), 'woff2');
	return packed.toString('base64');
}
