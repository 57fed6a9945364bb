import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPicture } from '#build/pictures/encoding.ts';
import { authorFolders } from '../author-folders.ts';
import { readEntries } from '../entries.ts';
import type { ContentTree } from '../tree.ts';
import known from './fingerprints.json' with { type: 'json' };
import { hashText, listTexts } from './texts.ts';

/** Hashes of what the sample consists of. */
export interface Fingerprints {
	/** Of its texts: see `hashText`. */
	texts: string[];
	/** Of its pictures and documents: see `hashPicture`. */
	files: string[];
}

/** Those of the sample that the project is published with. `npm run content:sample` writes them. */
export const sampleTexts: ReadonlySet<string> = new Set(known.texts);
export const sampleFiles: ReadonlySet<string> = new Set(known.files);

/** The hashes of the content in the folder `root`, in order. */
export function takeFingerprints(root: string, tree: ContentTree): Fingerprints {
	const texts = readEntries(tree).entries.flatMap(listTexts);
	return {
		texts: sort(texts.map(({ text }) => hashText(text))),
		files: sort(listOwnFiles(tree).map((file) => hashFile(root, file) ?? '')),
	};
}

/** Pictures and public files of the author, as paths from the project folder. */
export function listOwnFiles({ assets, publicFiles }: ContentTree): string[] {
	return [
		...[...assets].map((file) => `src/assets/${file}`),
		...[...publicFiles].map((file) => `public${file}`),
	].filter((file) => authorFolders.some((folder) => file.startsWith(`${folder}/`)));
}

/** The hash of a file, or undefined if it is missing. */
export function hashFile(root: string, file: string): string | undefined {
	const path = join(root, file);
	return existsSync(path) ? hashPicture(readFileSync(path)) : undefined;
}

function sort(hashes: readonly string[]): string[] {
	return [...new Set(hashes)].sort();
}
