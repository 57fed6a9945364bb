import { checkContent } from './check.ts';
import { checkPictureSizes } from './check-picture-sizes.ts';
import { checkServices } from './check-services.ts';
import { checkSvgs } from './check-svgs.ts';
import { mendPictures } from './mend-pictures.ts';
import { byPlace, type Mistake } from './mistake.ts';
import { checkSampleFiles } from './sample/check.ts';
import { findSiteTools } from './site-settings.ts';
import type { Entry } from './source.ts';
import { readContentTree } from './tree.ts';

/** What the check of a project has found. */
interface Checked {
	entries: Entry[];
	/** With those in the pictures, in the order of the files. */
	mistakes: Mistake[];
	/** Lines about the pictures that it has made fit for the site. */
	mended: string[];
}

/** Makes the pictures in a folder fit for the site, and finds every mistake of its content. */
export async function checkProject(root: string): Promise<Checked> {
	const before = readContentTree(root);
	const { lines, refused } = await mendPictures(root, before);
	const tree = lines.length === 0 ? before : readContentTree(root);
	const { entries, mistakes } = checkContent(tree);
	const inPictures = await checkPictureSizes(root, tree, entries, refused);
	// The schema knows only that the name is wrong.
	const isSaid = (mistake: Mistake) =>
		inPictures.some(
			({ kind, file, field }) =>
				kind === 'refused-picture' && file === mistake.file && field === mistake.field,
		);
	const inNotices = await checkServices(entries, findSiteTools(tree));
	return {
		entries,
		mistakes: [
			...mistakes.filter((mistake) => !isSaid(mistake)),
			...inPictures,
			...inNotices,
			...checkSvgs(root, tree),
			...checkSampleFiles(root, tree, entries),
		].sort(byPlace),
		mended: lines,
	};
}
