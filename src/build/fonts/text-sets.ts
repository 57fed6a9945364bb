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

/** Where the whole font has characters. It is not loaded for a character that it lacks, such as →, √ or an invisible space. */
const whole = [
	[0x20, 0x4ff],
	[0x2013, 0x203a],
	[0x20ac, 0x2122],
	[0x2191, 0x2191],
	[0x2193, 0x2193],
	[0x2212, 0x2212],
] as const;

/**
 * The characters of the whole font that a set lacks, as the value of `unicode-range`. Were they in both ranges, a browser
 * that shows a page without waiting for the set (`font-display: optional`) would ask for the whole font next.
 */
export function toRestRange(set: string): string {
	const missing = whole
		.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
		.filter((code) => !set.includes(String.fromCodePoint(code)));
	return toRanges(missing, 1);
}

/** Characters at most this far apart share a range. For a character between them the browser loads the complete font. */
const bridgedGap = 0xff;

/** A set as the value of `unicode-range`, in a few wide ranges. @example toUnicodeRange('ABx№') // 'U+41-78,U+2116' */
export function toUnicodeRange(text: string): string {
	const codes = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
	return toRanges(
		codes.sort((a, b) => a - b),
		bridgedGap,
	);
}

/** @param gap How far apart the codes of one range may be; 1 for neighbours. */
function toRanges(codes: readonly number[], gap: number): string {
	const runs: [number, number][] = [];
	for (const code of codes) {
		const run = runs.at(-1);
		if (run && code - run[1] <= gap) run[1] = code;
		else runs.push([code, code]);
	}
	return runs
		.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
		.join();
}

function hex(code: number) {
	return code.toString(16);
}
