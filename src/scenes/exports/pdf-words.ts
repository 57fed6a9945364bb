import type { jsPDF } from 'jspdf';

const fontName = 'Onest';

/** What every PDF file of the tool needs for its words. */
export interface PdfWords {
	title: string;
	description: string;
	/** Address of the site, without the page. */
	site: string;
	/** BCP 47 tag. */
	language: string;
	/** The font as TrueType. */
	font: ArrayBuffer;
}

/** Embeds the font, so that words can be copied, and names the document. */
export function addWords(document: jsPDF, { title, description, site, language, font }: PdfWords) {
	document.setProperties({ title, subject: description, creator: site });
	// Its type lists the languages that were known when it was written; PDF takes any tag.
	document.setLanguage(language as Parameters<jsPDF['setLanguage']>[0]);
	document.addFileToVFS('onest.ttf', toBinary(font));
	document.addFont('onest.ttf', fontName, 'normal', undefined, 'Identity-H');
	document.setFont(fontName, 'normal');
}

/** Bytes as jsPDF takes them: a text with one letter for each. */
function toBinary(file: ArrayBuffer): string {
	const bytes = new Uint8Array(file);
	const piece = 8192;
	let text = '';
	for (let at = 0; at < bytes.length; at += piece)
		text += String.fromCharCode(...bytes.subarray(at, at + piece));
	return text;
}
