import { checkContent } from './check.ts';
import { checkPictureSizes } from './check-picture-sizes.ts';
import { checkSvgs } from './check-svgs.ts';
import { byPlace, type Mistake } from './mistake.ts';
import { checkSampleFiles } from './sample/check.ts';
import type { Entry } from './source.ts';
import { readContentTree } from './tree.ts';

/** Every mistake of the content in a folder, with those in its pictures, in the order of the files. */
export async function checkProject(
	root: string,
): Promise<{ entries: Entry[]; mistakes: Mistake[] }> {
	const tree = readContentTree(root);
	const { entries, mistakes } = checkContent(tree);
	const inPictures = await checkPictureSizes(root, tree, entries);
	return {
		entries,
		mistakes: [
			...mistakes,
			...inPictures,
			...checkSvgs(root, tree),
			...checkSampleFiles(root, tree, entries),
		].sort(byPlace),
	};
}
