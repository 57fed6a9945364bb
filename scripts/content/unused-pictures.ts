import { readEntries } from './entries.ts';
import { listPictureUses } from './picture-uses.ts';
import type { ContentTree } from './tree.ts';

/** Folders of pictures that entries use, by their own name or by a field. Other pictures belong to the site. */
const pictureFolders = /^(categories|documents|photos|projects|slides|iq)\//;

/** Pictures of `src/assets` that no entry shows. */
export function findUnusedPictures(tree: ContentTree): string[] {
	const used = new Set(
		readEntries(tree).entries.flatMap((entry) => [
			...listPictureUses(entry).map(({ file }) => file),
			`documents/${(entry.collection === 'languages' ? `language-${entry.id}` : entry.id).replace('/', '-')}.webp`,
		]),
	);
	return [...tree.assets].filter((file) => pictureFolders.test(file) && !used.has(file));
}
