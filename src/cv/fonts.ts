import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cutLetters } from '#build/fonts/cut-letters.ts';
import { readLook } from '#build/look/read-look.ts';
import { hasLeftward } from '#lib/isolate.ts';
import { cutForDocument } from './own-fonts.ts';

/** Weights of the text face that the template uses. */
const textWeights = ['400Regular', '500Medium', '600SemiBold', '700Bold'] as const;
const weights = textWeights.map((name) => Number.parseInt(name, 10));

/** Arabic and Hebrew letters, which the text face does not have. */
const leftwardFont = '@fontsource-variable/rubik';

/** What dates and page numbers are written with; a word for "now" in other letters is set in the text face. */
const figureCharacters = '0123456789./–- ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Characters that each file of the display face has; a name with any other character is set in the text face. */
const displayScripts = [
	{ script: 'latin', signs: /^[\u0020-\u007e\u00a0-\u00ff\u2019]+$/ },
	{ script: 'cyrillic', signs: /^[\u0400-\u045f\u0490\u0491 \u00a0\u2019-]+$/ },
] as const;

/** The fonts of a document, and the families that the template tries in turn. */
export interface DocumentFonts {
	text: string[];
	title: string[];
	blobs: Buffer[];
}

/** The fonts of a CV, as typesetting needs them: static, one file per weight. */
export async function getCvFonts(name: string, words: string): Promise<DocumentFonts> {
	const fonts = await getDocumentFonts(name, words);
	const figures = await toStatic('martian-mono', 'latin-standard', figureCharacters, {
		wght: 400,
		wdth: 75,
	});
	return { ...fonts, blobs: [...fonts.blobs, figures] };
}

/** Text and title in the fonts of the author; a character that they lack, in those of the house. */
export async function getDocumentFonts(title: string, words: string): Promise<DocumentFonts> {
	const { textFont, titleFont } = readLook();
	const none = { families: [], blobs: [] };
	const text = textFont ? await cutForDocument(textFont, words, weights) : none;
	const display = titleFont ? await cutForDocument(titleFont, title, [700]) : none;
	const leftward = hasLeftward(words)
		? await cutForDocument(leftwardFont, words.replace(/[\0-\u058f]/g, ''), weights)
		: none;
	const house = await Promise.all([...getTextFonts(), ...(titleFont ? [] : getDisplayFont(title))]);
	return {
		text: [...text.families, 'Onest', ...leftward.families],
		title: titleFont ? display.families : ['Unbounded'],
		blobs: [...text.blobs, ...display.blobs, ...leftward.blobs, ...house],
	};
}

/** The display face for a title, if it has all characters of it. */
function getDisplayFont(title: string): Promise<Buffer>[] {
	const script = displayScripts.find(({ signs }) => signs.test(title))?.script;
	return script ? [toStatic('unbounded', `${script}-wght`, title, { wght: 700 })] : [];
}

/** The text face in the weights that templates use. */
function getTextFonts(): Promise<Buffer>[] {
	return textWeights.map((weight) =>
		readFile(join(toFolder('@expo-google-fonts/onest'), weight, `Onest_${weight}.ttf`)),
	);
}

/** One instance of a variable font: the typesetter does not read variable ones, nor WOFF2. */
export async function toStatic(
	family: string,
	file: string,
	signs: string,
	axes: Record<string, number>,
): Promise<Buffer> {
	const folder = join(toFolder(`@fontsource-variable/${family}`), 'files');
	const font = await readFile(join(folder, `${family}-${file}-normal.woff2`));
	return cutLetters(font, signs, {
		targetFormat: 'sfnt',
		variationAxes: axes,
		preserveNameIds: [16, 17],
	});
}

/** The bundled code of a build lies elsewhere; the packages are those of the project that is built. */
function toFolder(packageName: string): string {
	const { resolve } = createRequire(join(process.cwd(), 'package.json'));
	return dirname(resolve(`${packageName}/package.json`));
}
