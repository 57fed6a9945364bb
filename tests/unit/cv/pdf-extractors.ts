import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getResolvedPDFJS } from 'unpdf';
import { toOneLine } from './pdf-text.ts';

const { getDocument } = await getResolvedPDFJS();

/** Programs that read the text of a PDF, of different makers, each without what the others share. */
export const extractors = {
	/** What Firefox shows. */
	'pdf.js': readWithPdfJs,
	/** What Chrome shows. */
	PDFium: readWithPdfium,
} as const;

/** The text as one line, in the order in which the file draws it. */
async function readWithPdfJs(pdf: Uint8Array): Promise<string> {
	const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
	const document = await task.promise;
	let text = '';
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		const { items } = await page.getTextContent();
		for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
		text += '\n';
	}
	await task.destroy();
	return toOneLine(text);
}

async function readWithPdfium(pdf: Uint8Array): Promise<string> {
	const library = await PDFiumLibrary.init();
	const document = await library.loadDocument(pdf);
	const pages = [...document.pages()].map((page) => page.getText());
	document.destroy();
	library.destroy();
	return toOneLine(pages.join('\n').replaceAll('\r\n', '\n'));
}
