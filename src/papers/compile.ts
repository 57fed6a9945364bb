import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { getTextFonts, toStatic } from '#cv/fonts.ts';
import type { Paper } from './paper.ts';

/** Inside the project, so that the template is found from bundled code too. */
const template = 'src/papers/paper.typ';

/** The paper as a tagged PDF (PDF/UA-1). The same data give the same bytes. */
export async function compilePaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
	const fontBlobs = await getFonts(paper);
	const compiler = NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs }] });
	const inputs = { paper: JSON.stringify(paper) };
	const output = compiler.compile({ mainFilePath: template, inputs });
	const faults = output.takeDiagnostics()?.shortDiagnostics ?? [];
	if (!output.result || faults.length > 0) {
		const sentences = faults.map(({ message }) => message).join(' ');
		throw new Error(`The PDF of ${paper.title} could not be typeset. ${sentences}`);
	}
	return new Uint8Array(compiler.pdf(output.result, { pdfStandard: 'ua-1', creationTimestamp: 0 }));
}

/** Code is set in the monospaced face, as far as it has the characters. */
function getFonts({ title, files, examples }: Paper): Promise<Buffer[]> {
	const code = [...files.map((file) => file.code), JSON.stringify(examples), '0123456789 /.'];
	const signs = [...new Set(code.join(''))].join('');
	const axes = { wdth: 87.5 };
	return Promise.all([
		...getTextFonts(),
		...[400, 700].map((wght) =>
			toStatic('martian-mono', 'latin-standard', signs, { ...axes, wght }),
		),
		toStatic('unbounded', 'latin-wght', title, { wght: 700 }),
	]);
}
