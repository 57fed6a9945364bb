import { jsPDF } from 'jspdf';
import { type Caption, ExportError, jpegQuality } from '#tools/design/caption.ts';
import { loadFontFile } from './drawn-font.ts';
import { drawStill } from './frame.ts';
import { addWords } from './pdf-words.ts';
import { getShownScene } from './shown-scene.ts';

/** A4 across, in millimetres. */
const page = { width: 297, height: 210, margin: 14 } as const;
const pictureTop = 30;
/** The page contains the texts, so the picture does not repeat them. */
const wordless = { title: '', date: '', footer: '', site: '' };

/** A page in A4 with the picture, and with title, date, footer and address as text that can be copied. */
export async function exportPdf(
	caption: Caption,
	description: string,
	whole: boolean,
): Promise<Blob> {
	// The specification requires an error instead of a page whose text other programs cannot read.
	const font = await loadFontFile().catch((error: unknown) => {
		throw new ExportError('font', String(error));
	});
	const document = new jsPDF({
		orientation: 'landscape',
		unit: 'mm',
		format: 'a4',
		compress: true,
	});
	addWords(document, { ...caption, description, font });
	const right = page.width - page.margin;
	const bottom = page.height - page.margin;
	document.setTextColor(27, 33, 48);
	document.setFontSize(20).text(caption.title, page.margin, 21);
	document.setFontSize(11).text(caption.date, right, 21, { align: 'right' });
	addPicture(document, { ...caption, ...wordless }, whole);
	document.setFontSize(9);
	const words = document.splitTextToSize(description, right - page.margin);
	document.text(words.slice(0, 3), page.margin, bottom - 13);
	document.setDrawColor(185, 191, 202).line(page.margin, bottom - 6, right, bottom - 6);
	document.text(caption.footer, page.margin, bottom);
	document.textWithLink(caption.site, right - document.getTextWidth(caption.site), bottom, {
		url: caption.site,
	});
	return document.output('blob');
}

const pixelsPerInch = 300;
const toPixels = (millimetres: number) => Math.round((millimetres / 25.4) * pixelsPerInch);

function addPicture(document: jsPDF, caption: Caption, whole: boolean) {
	const shown = {
		width: page.width - 2 * page.margin,
		height: page.height - pictureTop - page.margin - 20,
	};
	const canvas = drawStill(getShownScene(), {
		width: toPixels(shown.width),
		height: toPixels(shown.height),
		caption,
		whole,
	});
	const picture = canvas.toDataURL('image/jpeg', jpegQuality);
	document.addImage(picture, 'JPEG', page.margin, pictureTop - 3, shown.width, shown.height);
	canvas.width = 0;
}
