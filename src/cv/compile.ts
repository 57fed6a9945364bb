import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Locale } from '#i18n/locales.ts';
import { repeat, stitchSvg } from '#lib/stitch.ts';
import { narrowDivider } from '#lib/stitch-patterns.ts';
import type { Cv } from './cv.ts';
import { getCvFonts } from './fonts.ts';

/** Inside the project, so that the template is found from bundled code too. */
const template = 'src/cv/cv.typ';

/** The row of stitches at the head of the first page, in the threads of the site on white. */
const ornament = stitchSvg(repeat(narrowDivider, 34), { threads: { x: '#1f45c4', o: '#d89a1c' } });

/** The CV as a tagged PDF (PDF/UA-1). The same data give the same bytes. */
export async function compileCv(cv: Cv): Promise<Uint8Array<ArrayBuffer>> {
	const fontBlobs = await getCvFonts(cv.name.text);
	const compiler = NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs }] });
	return new Uint8Array(toPdf(compiler, typeset(compiler, cv), cv.locale));
}

function typeset(compiler: NodeCompiler, cv: Cv) {
	const inputs = { cv: JSON.stringify(cv), ornament };
	const output = compiler.compile({ mainFilePath: template, inputs });
	const { result } = output;
	const faults = output.takeDiagnostics()?.shortDiagnostics ?? [];
	if (!result || faults.length > 0) {
		const sentences = faults.map(({ message }) => message).join(' ');
		throw new Error(`The CV in "${cv.locale}" could not be typeset. ${sentences}`);
	}
	return result;
}

/** PDF/UA wants every sign to be shown. Where a font lacks one, a page with a box is better than no page. */
function toPdf(compiler: NodeCompiler, document: NodeTypstDocument, locale: Locale): Buffer {
	try {
		return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: 0 });
	} catch (error) {
		const signs = findMissingSigns(String(error));
		if (signs.length === 0) throw error;
		console.warn(
			`The CV in "${locale}" is not fully accessible: its fonts have no ${signs.join(' ')}. Write the text without these signs, or they are printed as boxes.`,
		);
		return compiler.pdf(document, { creationTimestamp: 0 });
	}
}

function findMissingSigns(message: string): string[] {
	const places = message.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g);
	return [...new Set([...places].flatMap(([, sign]) => sign ?? []))];
}
