import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A package of Fontsource: one typeface, in files of one script each. */
export interface FontPackage {
	/** The typeface: `Playfair Display`. */
	family: string;
	/** Latin is the first. */
	scripts: readonly FontScript[];
	/** A variable font has one file for all weights. */
	variable: boolean;
}

export interface FontScript {
	/** As the package names it: `cyrillic-ext`. */
	name: string;
	/** Its characters, as CSS writes them: `U+0301,U+0400-045F`. */
	range: string;
	/** The file of a weight, or of the nearest one that the package has. */
	toFile: (weight: number) => string;
}

const known = new Map<string, FontPackage>();

/** @param name an installed package, for example `@fontsource-variable/manrope` */
export function readFontPackage(name: string): FontPackage {
	const font = known.get(name) ?? read(name);
	known.set(name, font);
	return font;
}

/** The characters of a text that are in a range of CSS. @example pickLetters('aя', 'U+0-FF') // 'a' */
export function pickLetters(text: string, range: string): string {
	const spans = range.split(',').map((part) => {
		const [first = '', last = first] = part.replace(/^\s*U\+/i, '').split('-');
		return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
	});
	return [...new Set(text)]
		.filter((letter) => {
			const code = letter.codePointAt(0) ?? 0;
			return spans.some(([first, last]) => first <= code && code <= last);
		})
		.join('');
}

function read(name: string): FontPackage {
	// The bundled code of a build lies elsewhere; the packages are those of the project that is built.
	const { resolve } = createRequire(join(process.cwd(), 'package.json'));
	const folder = dirname(resolve(`${name}/package.json`));
	const { id, family, weights, variable } = readJson(join(folder, 'metadata.json'));
	const ranges = readJson(join(folder, 'unicode.json'));
	const isVariable = typeof variable === 'object' && variable !== null && 'wght' in variable;
	const steps = Array.isArray(weights) ? weights.map(Number) : [400];
	const toFile = (script: string, weight: number) =>
		join(
			folder,
			'files',
			`${id}-${script}-${isVariable ? 'wght' : nearest(steps, weight)}-normal.woff2`,
		);
	const scripts = Object.entries(ranges)
		.map(([script, range]) => ({
			name: script,
			range: String(range),
			toFile: (weight: number) => toFile(script, weight),
		}))
		// Scripts that are cut into many small files, such as Chinese, have numbers for names.
		.filter((script) => /^[a-z]/.test(script.name))
		.sort((one, other) => rank(one.name) - rank(other.name));
	return { family: String(family), scripts, variable: isVariable };
}

/** The alphabets of whole languages come before their rare letters. */
function rank(script: string): number {
	const rare = script.endsWith('-ext') || script === 'vietnamese';
	return script === 'latin' ? 0 : rare ? 2 : 1;
}

function nearest(steps: readonly number[], weight: number): number {
	return steps.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? weight;
}

function readJson(file: string): Record<string, unknown> {
	const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
	if (typeof value === 'object' && value !== null) return { ...value };
	throw new Error(`${file} is not an object.`);
}
