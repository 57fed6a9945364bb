import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { getCacheFolder, takeMadeBefore } from '#build/edition/made-before.ts';
import { type BuiltInLocale, builtInLocales, toScript } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { home } from '#i18n/messages/home/index.ts';
import { cutLetters } from './cut-letters.ts';
import { type FontPackage, type FontScript, pickLetters, readFontPackage } from './font-package.ts';
import { cutOwnFont, measureText, readLineMetrics } from './own-font.ts';
import type { FontFile, TextFaces } from './text-faces.ts';
import { textSets, toUnicodeRange } from './text-sets.ts';

/** Regular and semibold, as the styles use them. */
const weights = [400, 600] as const;
const housePaths = {
	400: 'node_modules/@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf',
	600: 'node_modules/@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf',
} as const;
/** Most fonts have the sign of the hryvnia in a file of its own script, which few pages need first. */
const rare = '₴';
const letters = [...new Set(Object.values(textSets).join(''))].join('').replace(rare, '');

/** The faces of the font that the author has chosen. The `url` of each file is its path on this computer. */
export async function cutTextFaces(name: string): Promise<TextFaces> {
	const font = readFontPackage(name);
	const cuts = await Promise.all(
		shareLetters(font.scripts).map(({ script, own }) => cutScript(name, font, script, own)),
	);
	const rest = font.scripts.flatMap((script) => toWholeFiles(font, script));
	const [regular] = await cutOwnFont(name, 'x', 400);
	if (regular === undefined) throw new Error(`"${name}" has no Latin letters.`);
	const toFiles = (locale: BuiltInLocale) => {
		const set = toScript(locale) === 'Cyrl' ? textSets.ukrainian : textSets.latin;
		const usual = set.replace(rare, '');
		const needed = cuts.filter((cut) => pickLetters(usual, cut.range).trim() !== '');
		return { first: needed.flatMap(({ files }) => files), rest };
	};
	return {
		family: font.family,
		...readLineMetrics(regular.data),
		figures: false,
		widths: toRecord(
			await Promise.all(builtInLocales.map((locale) => compareWidths(name, locale))),
		),
		files: toRecord(builtInLocales.map(toFiles)),
		whole: rest,
	};
}

function toRecord<Value>(values: readonly Value[]): Record<BuiltInLocale, Value> {
	return Object.fromEntries(
		builtInLocales.map((locale, index) => [locale, values[index]]),
	) as Record<BuiltInLocale, Value>;
}

/** The letters that the pages of this site usually need, each with the first script that has it. */
function shareLetters(scripts: readonly FontScript[]): { script: FontScript; own: string }[] {
	let rest = letters;
	return scripts.flatMap((script) => {
		const own = pickLetters(rest, script.range);
		rest = [...rest].filter((letter) => letter === ' ' || !own.includes(letter)).join('');
		return own.trim() === '' ? [] : [{ script, own }];
	});
}

async function cutScript(
	name: string,
	font: FontPackage,
	{ name: script, range, toFile }: FontScript,
	own: string,
) {
	const files = toWeights(font).map(async ({ weight, axes, file }): Promise<FontFile> => {
		const source = await readFile(toFile(file));
		const data = await takeMadeBefore('whole-fonts', [name, script, weight, own, source], () =>
			cutLetters(source, own, { targetFormat: 'woff2', ...axes }),
		);
		const path = join(resolve(getCacheFolder()), 'fonts', toFileName(font, script, weight));
		await mkdir(join(path, '..'), { recursive: true });
		await writeFile(path, data);
		return { url: path, weight, range: toUnicodeRange(own) };
	});
	return { range, files: await Promise.all(files) };
}

function toWholeFiles(font: FontPackage, { range, toFile }: FontScript): FontFile[] {
	return toWeights(font).map(({ weight, file }) => ({ url: toFile(file), weight, range }));
}

/** A variable font has one file for both weights. */
function toWeights({ variable }: FontPackage) {
	if (!variable) return weights.map((file) => ({ file, weight: String(file), axes: {} }));
	return [
		{ file: 400, weight: '400 600', axes: { variationAxes: { wght: { min: 400, max: 600 } } } },
	];
}

function toFileName({ family }: FontPackage, script: string, weight: string): string {
	return `${family}-${script}-${weight}`
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.concat('.woff2');
}

async function compareWidths(name: string, locale: BuiltInLocale) {
	const text = JSON.stringify([common[locale], home[locale]]).replace(/"[^"]+":/g, '');
	const [regular = 1, semibold = 1] = await Promise.all(
		weights.map(async (weight) => {
			const own = await cutOwnFont(name, text, weight);
			const has = [...new Set(own.flatMap((cut) => [...cut.letters]))].join('');
			const shared = [...text].filter((letter) => has.includes(letter)).join('');
			const house = { script: '', letters: has, data: await readFile(housePaths[weight]) };
			return (await measureText(own, shared)) / (await measureText([house], shared));
		}),
	);
	return { regular, semibold };
}
