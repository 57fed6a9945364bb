import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { unzipSync } from 'fflate';
import { forEachLimited } from '#build/bundle/dist-files.ts';
import type { Edition } from '#build/edition/edition.ts';
import { readPrivateContent } from '#build/edition/private-content.ts';
import { cleanPicture } from '#build/pictures/clean-picture.ts';
import { findOfficeLeaks, isPdf, readPdf } from './document-leaks.ts';
import { findMediaLeaks } from './media-leaks.ts';
import { findPictureLeaks } from './picture-leaks.ts';
import { listPrivateTexts } from './private-texts.ts';
import { isInPublic, makeNaming, type PublishedFile } from './published-file.ts';
import { listSecrets } from './secrets.ts';
import { type ForbiddenText, TextSearch } from './text-search.ts';
import { findUnwanted } from './unwanted-files.ts';

export interface Publication {
	/** The folder of the project. */
	project: string;
	edition: Edition;
	environment: Readonly<Record<string, string | undefined>>;
}

/** A sentence for each leak in a folder that is to be published. */
export async function findLeaks(
	dist: string,
	{ project, edition, environment }: Publication,
): Promise<string[]> {
	const content = readPrivateContent(project);
	const isPublic = (name: string) => content.publicText.includes(name);
	const hidden = edition === 'public' ? content : { ...content, texts: [], files: [] };
	const { phrases, words } = listPrivateTexts(hidden, project);
	const inScripts = new TextSearch(phrases);
	const inTexts = new TextSearch([...phrases, ...words]);
	const secrets = listSecrets(project, environment);
	const privateCopies = await hashFiles(hidden.files, project);
	const places = new Map<string, string[]>();
	const leaks: string[] = [];

	const note = (label: string, { name }: PublishedFile) =>
		places.set(label, [...(places.get(label) ?? []), name]);
	const search = (file: PublishedFile, text: string) => {
		const found: Set<ForbiddenText> = (/\.m?js$/.test(file.path) ? inScripts : inTexts).find(text);
		for (const { label } of found) note(`${label} is private`, file);
	};
	const check = async (file: PublishedFile) => {
		for (const { name, value } of secrets)
			if (file.bytes.includes(value)) note(`The value of the variable ${name} is secret`, file);
		const own = hidden.files.includes(file.name) ? file.name : privateCopies.get(hash(file.bytes));
		if (own)
			leaks.push(
				`${own} belongs to a private entry, but is published as ${file.path}. Name it in no public entry, delete its copies, and give it a name of its own.`,
			);
		leaks.push(
			...findUnwanted(file),
			...(await findPictureLeaks(file)),
			...(await findMediaLeaks(file)),
			...findOfficeLeaks(file, isPublic),
		);
		if (isPdf(file)) {
			const pdf = await readPdf(file, isPublic);
			leaks.push(...pdf.leaks);
			search(file, pdf.text);
		} else if (isText(file.bytes)) search(file, file.bytes.toString('utf8'));
		const parts = openArchive(file);
		if (parts === undefined)
			leaks.push(
				`${file.name} is an archive that cannot be opened. Pack it again, without a password.`,
			);
		for (const part of parts ?? []) await check(part);
	};

	const toName = makeNaming(project);
	await forEachLimited(await listPublished(dist), 8, async (path) => {
		const bytes = await readFile(join(dist, path));
		await check({ path, bytes, name: toName(path), isOwners: isInPublic(project, path) });
	});
	const ofTexts = [...places].map(([label, paths]) => {
		const [first = '', ...more] = paths.sort();
		const others = more.length === 0 ? '' : ` and ${more.length} more`;
		return `${label}, but is in ${first}${others}. Take it out there, or make it public.`;
	});
	return [...leaks, ...ofTexts].sort();
}

/** All files but the compressed twins that the build makes. */
async function listPublished(dist: string): Promise<string[]> {
	const entries = await readdir(dist, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll('\\', '/'));
	const known = new Set(paths);
	return paths
		.filter((path) => !known.has(path.replace(/\.(br|gz)$/, '')) || !/\.(br|gz)$/.test(path))
		.sort();
}

/** Office documents are archives too. `undefined` for one that cannot be opened. */
function openArchive({ path, bytes, name, isOwners }: PublishedFile): PublishedFile[] | undefined {
	if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04') return [];
	try {
		return Object.entries(unzipSync(bytes))
			.filter(([, part]) => part.length > 0)
			.map(([part, content]) => ({
				path: `${path}/${part}`,
				bytes: Buffer.from(content),
				name: `${part} in ${name}`,
				isOwners,
			}));
	} catch {
		return undefined;
	}
}

/** The files by what is in them, as they are and without metadata: a copy may have another name. */
async function hashFiles(paths: readonly string[], root: string): Promise<Map<string, string>> {
	const hashes = new Map<string, string>();
	for (const path of paths) {
		const bytes = await readFile(join(root, path));
		const cleaned = await cleanPicture(bytes).catch(() => bytes);
		for (const each of [bytes, cleaned]) hashes.set(hash(each), path);
	}
	return hashes;
}

function hash(bytes: Buffer): string {
	return createHash('sha256').update(bytes).digest('hex');
}

function isText(bytes: Buffer): boolean {
	return !bytes.subarray(0, 8000).includes(0);
}
