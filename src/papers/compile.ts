import { readFile } from 'node:fs/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { toDigitOutlines } from '#build/fonts/digit-outlines.ts';
import { readPalette } from '#build/look/read-look.ts';
import { toPrintLook } from '#cv/compile.ts';
import { getDocumentFonts, toStatic } from '#cv/fonts.ts';
import { toPalette } from '#lib/look/palette.ts';
import type { Paper } from './paper.ts';

/** Inside the project, so that the template is found from bundled code too. */
const template = 'src/papers/paper.typ';

/** The paper as a tagged PDF (PDF/UA-1). The same data give the same bytes. */
export async function compilePaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
	const code = await getCodeFonts(paper);
	const fonts = await getDocumentFonts(paper.title, JSON.stringify(paper));
	const fontBlobs = [...fonts.blobs, ...code.all];
	const compiler = NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs }] });
	const digits = toDigitOutlines(code.regular);
	const inputs = {
		paper: JSON.stringify(paper),
		look: JSON.stringify(toPrintLook(fonts)),
		theme: await readCodeTheme(),
		digits: JSON.stringify(digits),
	};
	const output = compiler.compile({ mainFilePath: template, inputs });
	const faults = output.takeDiagnostics()?.shortDiagnostics ?? [];
	if (!output.result || faults.length > 0) {
		const sentences = faults.map(({ message }) => message).join(' ');
		throw new Error(`The PDF of ${paper.title} could not be typeset. ${sentences}`);
	}
	return new Uint8Array(compiler.pdf(output.result, { pdfStandard: 'ua-1', creationTimestamp: 0 }));
}

/** The colours of code; keywords are in the accent. */
async function readCodeTheme(): Promise<string> {
	const theme = await readFile('src/papers/code.tmTheme', 'utf8');
	return theme.replaceAll(toPalette().print.accent, readPalette().print.accent);
}

/** Code is set in the monospaced face, as far as it has the characters. Its files have one script each. */
async function getCodeFonts({ files, examples }: Paper) {
	const code = [...files.map((file) => file.code), JSON.stringify(examples), '0123456789 /.'];
	const signs = [...new Set(code.join(''))].join('');
	const cut = (script: string, wght: number) =>
		toStatic('martian-mono', `${script}-standard`, signs, { wdth: 87.5, wght });
	const regular = await cut('latin', 400);
	const cyrillic = /[\u0400-\u04ff]/.test(signs) ? [toOtherFamily(await cut('cyrillic', 400))] : [];
	return { regular, all: [regular, await cut('latin', 700), ...cyrillic] };
}

/** The typesetter takes one file for each style of a family: the Cyrillic letters have to be another family. */
function toOtherFamily(font: Buffer): Buffer {
	const [name, other] = ['Martian Mono', 'Martian Cyrl'].map((text) =>
		Buffer.from(text, 'utf16le').swap16(),
	);
	const copy = Buffer.from(font);
	if (!name || !other) return copy;
	for (let at = copy.indexOf(name); at >= 0; at = copy.indexOf(name, at + 1)) other.copy(copy, at);
	return copy;
}
