import { getResolvedPDFJS } from 'unpdf';
import type { PublishedFile } from './published-file.ts';
import { findXmpNames } from './xmp.ts';

const advice = 'Remove that from the properties of the document, and save it again.';
/** A place on somebody's computer. */
const computerPath =
	/file:\/\/\/[^\s"'<>]+|[A-Z]:[\\/]{1,2}Users[\\/]{1,2}\w+|(?<![\w.:/-])\/(?:Users|home)\/(?!user\b|username\b|you\b)[^\s/"'<>]+(?=\/)/;
/**
 * Who wrote, changed or remarked: ECMA-376, part 1, sections 15.2.12, 17.13.4 and 19.4.2, and part 2, section 8; OpenDocument 1.3,
 * section 4.3; HTML, section 4.2.5.1. The properties are those that Word proposes, as far as they are of people.
 */
const writtenNames =
	/<(?:dc:creator|cp:lastModifiedBy|Company|Manager|meta:initial-creator|author)>([^<]+)|\bw(?:15)?:author="([^"]+)|<(?:p:cmAuthor|person)\b[^>]*\b(?:n|displayN)ame="([^"]+)|<meta\b(?=[^>]*\bname=["']?author\b)[^>]*\bcontent=["']?([^"'>]+)|<property\b[^>]*\bname="(?:Checked by|Client|Editor|Owner|Publisher|Received from|Recorded by|Telephone number|Typist)"[^>]*>\s*<vt:lpwstr>([^<]+)/gi;

export const isPdf = ({ bytes }: PublishedFile) =>
	bytes.toString('latin1', 0, 1024).includes('%PDF-');

/** The text of a PDF, also what no page shows, the files in it, and a sentence if it names people whom its owner does not name in public. */
export async function readPdf(file: PublishedFile, isPublic: (name: string) => boolean) {
	try {
		const versions = await readVersions(file.bytes);
		const text = versions.map((version) => version.text).join('\n');
		const names = versions.flatMap((version) => version.names);
		const scripts = versions.some(({ runs }) => runs)
			? [
					`${file.name} contains a script, which runs when somebody opens it. Save it again without.`,
				]
			: [];
		return {
			text,
			attached: versions.flatMap((version) => version.attached),
			leaks: [
				...toLeaks(
					file,
					names.filter((name) => !isPublic(name)),
					text,
				),
				...scripts,
			],
		};
	} catch {
		return {
			text: '',
			attached: [],
			leaks: [`${file.name} is a PDF that cannot be read. Save it again, without a password.`],
		};
	}
}

/** Names of people and of folders of a computer in an owner's page, or in a part of an office document. */
export function findWriters(
	file: PublishedFile,
	text: string,
	isPublic: (name: string) => boolean,
): string[] {
	const names = [...text.matchAll(writtenNames)].map(
		(found) => found.slice(1).find((name) => name !== undefined) ?? '',
	);
	return toLeaks(
		file,
		names.filter((name) => /\p{L}/u.test(name) && !isPublic(name)),
		text,
	);
}

function toLeaks(
	{ name, isOwners }: PublishedFile,
	names: readonly string[],
	text: string,
): string[] {
	const [place] = computerPath.exec(text) ?? [];
	const found = new Set([...names, ...(place ? [place] : [])]);
	if (!isOwners || found.size === 0) return [];
	return [`${name} names ${[...found].join(', ')}. ${advice}`];
}

/** What a PDF was before each change stays in it: ISO 32000-2, section 7.5.6. A linearized one has two ends (annex F). */
async function readVersions(bytes: Buffer): Promise<PdfFacts[]> {
	const now = await readWithPdfJs(bytes);
	const last = bytes.lastIndexOf('%%EOF');
	const end = last < 1 ? -1 : bytes.lastIndexOf('%%EOF', last - 1);
	if (end === -1) return [now];
	return [now, ...(await readVersions(bytes.subarray(0, end + 5)).catch(() => []))];
}

export interface PdfAttachment {
	name: string;
	bytes: Uint8Array;
}

interface PdfFacts {
	text: string;
	names: string[];
	attached: PdfAttachment[];
	runs: boolean;
}

async function readWithPdfJs(bytes: Buffer): Promise<PdfFacts> {
	const { getDocument } = await getResolvedPDFJS();
	const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
	const document = await task.promise;
	const texts: string[] = [];
	const remarks: {
		titleObj?: { str: string };
		file?: { content?: Uint8Array; filename: string };
	}[] = [];
	const actions = [await document.getJSActions()];
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		const { items } = await page.getTextContent();
		texts.push(
			items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
		);
		remarks.push(...(await page.getAnnotations()));
		actions.push(await page.getJSActions());
	}
	const { info, metadata } = await document.getMetadata();
	const fields = await document.getFieldObjects();
	const attached: PdfAttachment[] = [];
	for (const [id, { filename }] of (await document.getAttachments()) ?? [])
		attached.push({
			name: filename,
			bytes: (await document.getAttachmentContent(id)) ?? new Uint8Array(),
		});
	for (const { file } of remarks)
		if (file?.content) attached.push({ name: file.filename, bytes: file.content });
	const runs = (await document.hasJSActions()) || actions.some((action) => action !== null);
	await task.destroy();
	const xmp = String(metadata?.getRaw() ?? '');
	const { Author, Custom = {} } = info as { Author?: string; Custom?: Record<string, string> };
	const names = [
		Author,
		Custom.Company,
		Custom.Manager,
		...findXmpNames(xmp),
		...remarks.map(({ titleObj }) => titleObj?.str),
	];
	return {
		text: [...texts, JSON.stringify([info, remarks, fields]), xmp].join('\n'),
		names: names.flatMap((name) => name?.trim() || []),
		attached,
		runs,
	};
}
