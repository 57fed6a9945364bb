import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { forEachLimited } from '#build/bundle/dist-files.ts';
import type { Edition } from '#build/edition/edition.ts';
import { readPrivateContent } from '#build/edition/private-content.ts';
import { cleanPicture } from '#build/pictures/clean-picture.ts';
import { findWriters, isPdf, readPdf } from './document-leaks.ts';
import { listInnerFiles } from './inner-files.ts';
import { findMediaLeaks } from './media-leaks.ts';
import { findPictureLeaks } from './picture-leaks.ts';
import { listPrivateTexts } from './private-texts.ts';
import { makeNameCheck } from './public-names.ts';
import { isInPublic, makeNaming, type PublishedFile } from './published-file.ts';
import { listSecrets } from './secrets.ts';
import { decodeText, TextSearch } from './text-search.ts';
import { findUnwanted } from './unwanted-files.ts';
import { readWritten } from './written-text.ts';

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
	const isPublic = makeNameCheck(content.publicTexts);
	const hidden = edition === 'public' ? content : { ...content, texts: [], files: [] };
	const { inTexts, inScripts, inOwners } = listPrivateTexts(hidden, project);
	const searches = {
		texts: new TextSearch(inTexts),
		scripts: new TextSearch(inScripts),
		owners: new TextSearch(inOwners),
	};
	const secrets = listSecrets(project, environment);
	const privateCopies = await hashFiles(hidden.files, project);
	const places = new Map<string, string[]>();
	const leaks: string[] = [];

	const note = (what: string, place: string) =>
		places.set(what, [...(places.get(what) ?? []), place]);
	const search = (file: PublishedFile, text: string) => {
		const kind = file.isOwners ? 'owners' : /\.m?js$/.test(file.path) ? 'scripts' : 'texts';
		const decoded = decodeText(text);
		const named = `${decoded}\n${file.path.replaceAll(/[-_.]/g, ' ')}`;
		for (const { label } of searches[kind].find(`${named}\n${file.path}`))
			note(`${label} is private`, file.name);
		for (const { name, value } of secrets)
			if (file.bytes.includes(value) || decoded.includes(value))
				note(`The value of the variable ${name} is secret`, file.name);
	};
	const check = async (file: PublishedFile) => {
		const own = hidden.files.includes(file.name) ? file.name : privateCopies.get(hash(file.bytes));
		if (own) note(own, file.path);
		const pdf = isPdf(file) ? await readPdf(file, isPublic) : undefined;
		const text = pdf ? undefined : readWritten(file.bytes);
		leaks.push(
			...findUnwanted(file, text),
			...(await findPictureLeaks(file)),
			...(await findMediaLeaks(file)),
		);
		search(file, pdf?.text ?? text ?? '');
		leaks.push(...(pdf?.leaks ?? []));
		if (text && file.isOwners) leaks.push(...findWriters(file, text, isPublic));
		const parts = listInnerFiles(file, text, pdf?.attached);
		if (parts === undefined)
			leaks.push(
				`${file.name} is an archive that cannot be opened. Pack it again, without a password.`,
			);
		for (const part of parts ?? []) await check(part);
	};

	const toName = makeNaming(project);
	await forEachLimited(await listPublished(dist, project), 8, async (path) => {
		const bytes = await readFile(join(dist, path));
		await check({ path, bytes, name: toName(path), isOwners: isInPublic(project, path) });
	});
	const ofPlaces = [...places].map(([what, paths]) => {
		const [first = '', ...more] = paths.sort();
		const all = more.length === 0 ? first : `${first} and ${more.length} more`;
		return hidden.files.includes(what)
			? `${what} belongs to a private entry, but is published as ${all}. Name it in no public entry, delete its copies, and give it a name of its own.`
			: `${what}, but is in ${all}. Take it out there, or make it public.`;
	});
	return [...leaks, ...ofPlaces].sort();
}

/** All files but the compressed twins that the build makes. */
async function listPublished(dist: string, project: string): Promise<string[]> {
	const entries = await readdir(dist, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll('\\', '/'));
	const known = new Set(paths);
	const isTwin = (path: string) =>
		/\.(br|gz)$/.test(path) && known.has(path.replace(/\.\w+$/, '')) && !isInPublic(project, path);
	return paths.filter((path) => !isTwin(path)).sort();
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
