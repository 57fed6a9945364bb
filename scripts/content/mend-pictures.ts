import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { takeMadeBefore } from '#build/edition/made-before.ts';
import { hashPicture } from '#build/pictures/encoding.ts';
import { writeWithFolder } from '../generated-files.ts';
import { authorFolders } from './author-folders.ts';
import { readEntries } from './entries.ts';
import { admitPicture, isPictureName, RefusedPicture, toPictureStem } from './picture-gate.ts';
import { listPictureUses } from './picture-uses.ts';
import { sampleFiles } from './sample/fingerprints.ts';
import type { ContentTree } from './tree.ts';

/** Keeps what the author has put into `src/assets`. Git ignores it: a phone writes a place into its photos. */
const originals = 'originals';

/** What has become of the pictures that an author put into `src/assets` by hand. */
export interface Mended {
	/** What was changed, a line for each file. */
	lines: string[];
	/** Why the site cannot show a picture, by its path from `src/assets`. */
	refused: ReadonlyMap<string, string>;
}

/**
 * Brings every picture in the folders of the author through the gate, where it lies. Its original moves to `originals`,
 * and the content follows a new name. A name that no picture has, but for its spelling, is followed as well.
 *
 * @param root folder of the project, of which `tree` is the content
 */
export async function mendPictures(root: string, tree: ContentTree): Promise<Mended> {
	const uses = readEntries(tree).entries.flatMap(listPictureUses);
	const used = new Set(uses.map(({ file }) => file));
	const assets = new Set(tree.assets);
	const renamed = new Map<string, string>();
	const lines: string[] = [];
	const refused = new Map<string, string>();
	for (const file of tree.assets) {
		const own = `src/assets/${file}`;
		if (!authorFolders.some((folder) => own.startsWith(`${folder}/`))) continue;
		if (!isPictureName(file) && !used.has(file)) continue;
		const bytes = readFileSync(join(root, own));
		if (sampleFiles.has(hashPicture(bytes))) continue;
		try {
			// Certificates and diplomas find a picture that they do not name by this ending.
			const format = file.startsWith('documents/') && !used.has(file) ? 'webp' : undefined;
			const admit = () => admitPicture(file, bytes, own, format);
			// Only the answer "yes" is kept: reading a picture to its end takes time.
			const known = await takeMadeBefore('admitted', [file, bytes], async () => {
				const admitted = await admit();
				return Buffer.from(admitted.path === file && admitted.bytes === bytes ? 'yes' : '');
			});
			if (known.length > 0) continue;
			const admitted = await admit();
			const kept =
				admitted.bytes === bytes
					? undefined
					: toFree(`${originals}/${file}`, (path) => existsSync(join(root, path)));
			assets.delete(file);
			const path = toFree(admitted.path, (path) => assets.has(path));
			assets.add(path);
			move(root, own, kept ?? `src/assets/${path}`);
			if (kept) writeWithFolder(join(root, 'src/assets', path), admitted.bytes);
			if (path !== file) renamed.set(file, path);
			lines.push(
				`${own} is now src/assets/${path}${kept ? `: upright, at most 2400 pixels wide and high, without place and names. The original is ${kept}` : ''}.${/\.gif$/i.test(file) ? ' Of a moving GIF, only the first picture remains.' : ''}`,
			);
		} catch (error) {
			if (!(error instanceof RefusedPicture)) throw error;
			refused.set(file, error.message);
		}
	}
	const texts = new Map<string, string>();
	for (const { entry, file } of uses) {
		const meant = renamed.get(file) ?? findPicture(assets, file);
		if (meant === undefined || meant === file) continue;
		const text = texts.get(entry.file) ?? entry.text;
		// Markdown names a picture from its file.
		const followed = text
			.replaceAll(`"${file}"`, `"${meant}"`)
			.replaceAll(`assets/${file}`, `assets/${meant}`);
		if (followed === text) continue;
		texts.set(entry.file, followed);
		lines.push(`src/content/${entry.file} names src/assets/${meant} now.`);
	}
	for (const [file, text] of texts) writeWithFolder(join(root, 'src/content', file), text);
	return { lines, refused };
}

/** The picture with that path, or the only one that differs in nothing but capitals, other letters and its format. */
export function findPicture(assets: ReadonlySet<string>, file: string): string | undefined {
	if (assets.has(file)) return file;
	const stem = toPictureStem(file);
	const [meant, ...others] = [...assets].filter((each) => toPictureStem(each) === stem);
	return others.length === 0 ? meant : undefined;
}

/** The path itself, or with a number before the end of its name. @example 'photos/photo-2.jpg' */
export function toFree(path: string, isTaken: (path: string) => boolean): string {
	let free = path;
	for (let count = 2; isTaken(free); count++) free = path.replace(/(\.\w+)?$/, `-${count}$1`);
	return free;
}

function move(root: string, from: string, to: string) {
	mkdirSync(dirname(join(root, to)), { recursive: true });
	renameSync(join(root, from), join(root, to));
}
