import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { displayFile, displayScripts, displayWeight, type Script } from './display-face.ts';
import { emptyNames } from './empty-names.ts';

/**
 * Tables for other styles, for hints and for ligatures. GPOS holds the kerning, and GDEF its values at other weights,
 * which are needed to set the weight.
 */
const unneeded = ['GSUB', 'STAT', 'gasp', 'prep'];
const known = new Map<string, Promise<string>>();

/** `@font-face` rules for the family `Display` with just the letters of a text. */
export async function cutFont(text: string): Promise<string[]> {
	const letters = [...new Set(text)].sort();
	const parts = (['latin', 'cyrillic'] as const)
		.map((script) => ({
			script,
			letters: letters.filter((letter) => displayScripts[script].test(letter)),
		}))
		.filter((part) => part.letters.some((letter) => letter.trim() !== ''));
	return Promise.all(
		parts.map(async (part) => {
			const data = await cut(part.script, part.letters.join(''));
			const codes = part.letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
			const range = parts.length > 1 ? `;unicode-range:${codes}` : '';
			return `@font-face{font-family:Display;src:url(data:font/woff2;base64,${data})${range}}`;
		}),
	);
}

function cut(script: Script, letters: string): Promise<string> {
	const key = `${script} ${letters}`;
	const made =
		known.get(key) ??
		readFile(displayFile(script))
			.then((source) =>
				subsetFont(source, letters, {
					targetFormat: 'truetype',
					variationAxes: { wght: displayWeight },
					noLayoutClosure: true,
					dropTables: unneeded,
				}),
			)
			.then((font) => fontverter.convert(emptyNames(font), 'woff2'))
			.then((data) => data.toString('base64'));
	known.set(key, made);
	return made;
}
