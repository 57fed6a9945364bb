import { getResolvedPDFJS } from 'unpdf';
import type { PublishedFile } from './published-file.ts';
import { findXmpNames } from './xmp.ts';

const advice = 'Remove that from the properties of the document, and save it again.';
/** A place on somebody's computer. */
const computerPath = /[A-Z]:\\\\?Users\\\\?\w+|\/(?:Users|home)\/\w+/;

export const isPdf = ({ bytes }: PublishedFile) =>
	bytes.toString('latin1', 0, 1024).includes('%PDF-');

/** The text of a PDF, and a sentence if it names people whom its owner does not name in public. */
export async function readPdf(file: PublishedFile, isPublic: (name: string) => boolean) {
	try {
		const { text, names, paths } = await readWithPdfJs(file.bytes);
		const found = [...names.filter((name) => !isPublic(name)), ...paths];
		return { text, leaks: toLeaks(file, found) };
	} catch {
		return {
			text: '',
			leaks: [`${file.name} is a PDF that cannot be read. Save it again, without a password.`],
		};
	}
}

/** A part of an office document (ECMA-376 part 2, section 8; OpenDocument 1.3, section 4.3) that says who wrote it. */
export function findOfficeLeaks(
	file: PublishedFile,
	isPublic: (name: string) => boolean,
): string[] {
	if (!/\/(?:docProps\/(?:core|app)|meta)\.xml$/.test(file.path)) return [];
	const fields = file.bytes
		.toString('utf8')
		.matchAll(/<(?:dc:creator|cp:lastModifiedBy|Company|Manager|meta:initial-creator)>([^<]+)/g);
	return toLeaks(
		file,
		[...fields].map(([, name = '']) => name).filter((name) => !isPublic(name)),
	);
}

function toLeaks({ name, isOwners }: PublishedFile, found: readonly string[]): string[] {
	if (!isOwners || found.length === 0) return [];
	return [`${name} names ${[...new Set(found)].join(', ')}. ${advice}`];
}

async function readWithPdfJs(bytes: Buffer) {
	const { getDocument } = await getResolvedPDFJS();
	const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
	const document = await task.promise;
	const pages: string[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const { items } = await (await document.getPage(number)).getTextContent();
		pages.push(
			items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
		);
	}
	const { info, metadata } = await document.getMetadata();
	await task.destroy();
	const xmp = String(metadata?.getRaw() ?? '');
	const { Author, Custom = {} } = info as { Author?: string; Custom?: Record<string, string> };
	const names = [Author, Custom.Company, Custom.Manager, ...findXmpNames(xmp)];
	return {
		text: pages.join('\n'),
		names: names.flatMap((name) => name?.trim() || []),
		paths: computerPath.exec(JSON.stringify(info) + xmp) ?? [],
	};
}
