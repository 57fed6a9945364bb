import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { PdfAttachment } from './document-leaks.ts';
import type { PublishedFile } from './published-file.ts';

/** In bytes. */
const largestPart = 1e8;
const dataUrl = /data:image\/[\w.+-]+;base64,([\w+/=\s\\]+)/g;
/** ISO 32000-2, sections 7.3.8 and 7.4.8: a JPEG in a PDF is in it as it is. */
const pdfJpeg = /stream\r?\n(\xff\xd8\xff[\s\S]*?)endstream/g;

/**
 * The files in an archive, in an office document, which is one, and the pictures in a PDF or in `text`, which is that of the file.
 * Those attached to a PDF come from its reader. `undefined` for an archive that cannot be opened.
 */
export function listInnerFiles(
	file: PublishedFile,
	text: string | undefined,
	attached: PdfAttachment[] = [],
): PublishedFile[] | undefined {
	const inside = (part: string, bytes: Uint8Array): PublishedFile => ({
		...file,
		path: `${file.path}/${part}`,
		bytes: Buffer.from(bytes),
		name: `${part} in ${file.name}`,
	});
	const start = file.bytes.toString('latin1', 0, 4);
	if (start === '%PDF') {
		const pictures = file.bytes.toString('latin1').matchAll(pdfJpeg);
		return [
			...attached.map(({ name, bytes }) => inside(name, bytes)),
			...[...pictures].map(([, data = '']) => inside('a picture', Buffer.from(data, 'latin1'))),
		];
	}
	if (text !== undefined) {
		// In a vCard, the name of the next property follows.
		const urls = [...text.matchAll(dataUrl)].map(([, data = '']) => data.replace(/\s[A-Z]+$/, ''));
		return [...new Set(urls)].map((data) => inside('a picture', Buffer.from(data, 'base64')));
	}
	try {
		if (start.startsWith('\x1f\x8b')) {
			const name = basename(file.path).replace(/\.t?gz$/, '');
			return [inside(name, gunzipSync(file.bytes, { maxOutputLength: largestPart }))];
		}
		if (start !== 'PK\x03\x04') return [];
		return Object.entries(unzipSync(file.bytes))
			.filter(([, part]) => part.length > 0)
			.map(([part, content]) => inside(part, content));
	} catch {
		return undefined;
	}
}
