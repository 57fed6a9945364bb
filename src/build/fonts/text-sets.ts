const figures = '0123456789';
const marks = ' !"#%&\'()*+,-./:;<=>?@_\u00a0«»·–—’…×±÷−©€₴';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * The characters of the text font that a page of a language loads first, by the name of its file.
 * A text with any other character loads the whole font besides. After a change: `npm run fonts`.
 */
export const textSets = {
	latin: `${figures}${marks}${letters}¡º¿‘“”áéíñóúüÁÉÍÑÓÚÜ`,
	ukrainian: `${figures}${marks}${letters}ñ№„“АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгдежзийклмнопрстуфхцчшщьюяЄІЇҐєіїґ`,
} as const;

/**
 * Where the whole font has characters, as the value of `unicode-range`. It is not loaded for a character that it lacks, such as
 * →, √ or an invisible space, nor for one of a set that is declared after it, even while that loads (tried in Chromium,
 * Firefox and WebKit; with `font-display: optional` it would be).
 */
export const wholeRange = 'U+20-4ff,U+2013-203a,U+20ac-2122,U+2191,U+2193,U+2212';

/** Characters at most this far apart share a range. For a character between them the browser loads the complete font. */
const bridgedGap = 0xff;

/** A set as the value of `unicode-range`, in a few wide ranges. @example toUnicodeRange('ABx№') // 'U+41-78,U+2116' */
export function toUnicodeRange(text: string): string {
	const codes = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
	const runs: [number, number][] = [];
	for (const code of codes.sort((a, b) => a - b)) {
		const run = runs.at(-1);
		if (run && code - run[1] <= bridgedGap) run[1] = code;
		else runs.push([code, code]);
	}
	return runs
		.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
		.join();
}

function hex(code: number) {
	return code.toString(16);
}
