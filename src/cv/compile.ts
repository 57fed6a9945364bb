import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { z } from 'zod';
import { readLook, readPalette } from '#build/look/read-look.ts';
import { toDirection } from '#i18n/locales.ts';
import { papers } from '#lib/look/look.ts';
import { chooseRow } from '#lib/look/ornament.ts';
import { stitchSvg } from '#lib/stitch.ts';
import { narrowDivider } from '#lib/stitch-patterns.ts';
import type { Cv } from './cv.ts';
import { type FittedCv, fitCv, type Measure } from './fit/fit.ts';
import { type DocumentFonts, getCvFonts } from './fonts.ts';

/** Inside the project, so that the template is found from bundled code too. */
const template = 'src/cv/cv.typ';

/** A CV as a file, and what it contains in the end. */
export interface CompiledCv extends FittedCv {
	pdf: Uint8Array<ArrayBuffer>;
	pages: number;
}

/** The CV as a tagged PDF (PDF/UA-1) of at most so many pages. The same data give the same bytes. */
export async function compileCv(whole: Cv, most?: number): Promise<CompiledCv> {
	const fonts = await getCvFonts(whole.name.text, JSON.stringify(whole));
	const fontArgs = [{ fontBlobs: fonts.blobs }];
	const compiler = NodeCompiler.create({ workspace: process.cwd(), fontArgs });
	const fitted = fitCv(whole, most, (cv, density) =>
		measure(compiler, typeset(compiler, { cv, density, fonts })),
	);
	const { cv, density } = fitted;
	const document = typeset(compiler, { cv, density, fonts });
	const pdf = new Uint8Array(toPdf(compiler, document, cv));
	const pages = document.numOfPages;
	// Typst keeps all layout in one cache of the whole process: hundreds of megabytes after a CV of a thousand entries.
	compiler.evictCache(0);
	return { ...fitted, pdf, pages };
}

/** Where the text ends, as the template notes it. */
const endSchema = z.tuple([z.object({ filled: z.number() })]);

function measure(compiler: NodeCompiler, document: NodeTypstDocument): Measure {
	const [{ filled }] = endSchema.parse(
		compiler.query(document, { selector: '<end>', field: 'value' }),
	);
	return { pages: document.numOfPages, filled };
}

function typeset(
	compiler: NodeCompiler,
	{ cv, density, fonts }: { cv: Cv; density: number; fonts: DocumentFonts },
) {
	const inputs = {
		cv: JSON.stringify(cv),
		density: String(density),
		direction: toDirection(cv.locale),
		look: JSON.stringify(toPrintLook(fonts)),
		ornament: toOrnament(),
	};
	const output = compiler.compile({ mainFilePath: template, inputs });
	const { result } = output;
	const faults = output.takeDiagnostics()?.shortDiagnostics ?? [];
	if (!result || faults.length > 0) {
		const sentences = faults.map(({ message }) => message).join(' ');
		throw new Error(`The CV in "${cv.locale}" could not be typeset. ${sentences}`);
	}
	return result;
}

/** Colours, fonts and paper, as the templates of documents take them. */
export function toPrintLook({ text, title }: Omit<DocumentFonts, 'blobs'>) {
	const { accent, faint } = readPalette().print;
	return { accent, faint, paper: papers[readLook().paper].typst, text, title };
}

/** The row of stitches at the head of the first page, in the threads of the site on white; empty if the author wants none. */
function toOrnament(): string {
	const { ornament } = readLook();
	if (ornament === false) return '';
	const { accent, marker } = readPalette().print;
	return stitchSvg(chooseRow(ornament, narrowDivider, 340), { threads: { x: accent, o: marker } });
}

/** PDF/UA requires a glyph for every character. Where a font lacks one, a page with a box is better than no page. */
function toPdf(compiler: NodeCompiler, document: NodeTypstDocument, cv: Cv): Buffer {
	try {
		return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: 0 });
	} catch (error) {
		const characters = findMissingCharacters(String(error));
		if (characters.length === 0) throw error;
		console.warn(
			`The CV in "${cv.locale}" is not fully accessible: its fonts have no ${characters.join(' ')}. They are printed as boxes. Choose a font that has them ("textFont", see docs/look.md), or write the text without them.`,
		);
		return compiler.pdf(document, { creationTimestamp: 0 });
	}
}

function findMissingCharacters(message: string): string[] {
	const places = message.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g);
	return [...new Set([...places].flatMap(([, sign]) => sign ?? []))];
}
