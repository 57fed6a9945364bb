import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const scripts = { latin: /[\u0000-\u00ff\u2000-\u22ff]/, cyrillic: /[\u0400-\u045f\u0490\u0491]/ } as const;
const known = new Map<string, Promise<string>>();

/** `@font-face` rules that hold just the letters of a text, one rule for each script in it. */
export async function cutFont(
	family: string,
	font: 'unbounded' | 'martian-mono',
	text: string,
	axes: Record<string, number>,
): Promise<string[]> {
	const letters = [...new Set(text)].sort();
	const parts = Object.entries(scripts).map(([script, pattern]) => ({
		script,
		letters: letters.filter((letter) => pattern.test(letter)),
	}));
	return Promise.all(
		parts
			.filter((part) => part.letters.some((letter) => letter.trim() !== ''))
			.map(async (part) => {
				const file = `node_modules/@fontsource-variable/${font}/files/${font}-${part.script}-wght-normal.woff2`;
				const data = await cut(file, part.letters.join(''), axes);
				const range = part.letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
				return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${data});unicode-range:${range}}`;
			}),
	);
}

function cut(file: string, letters: string, axes: Record<string, number>): Promise<string> {
	const key = `${file} ${letters}`;
	const made =
		known.get(key) ??
		readFile(file)
			.then((source) =>
				subsetFont(source, letters, { targetFormat: 'woff2', variationAxes: axes }),
			)
			.then((data) => data.toString('base64'));
	known.set(key, made);
	return made;
}
