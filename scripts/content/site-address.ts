import { isSafeLink } from '#schemas/link.ts';
import { nearest } from '#schemas/nearest.ts';
import { findLeftOutTool, listSitePaths } from './paths.ts';
import { sentences } from './sentences.ts';
import { findSiteTools } from './site-settings.ts';
import type { ContentTree } from './tree.ts';
import type { Wording } from './wording.ts';

/** What is wrong with an address of this site; `undefined` for one that leads somewhere, and for other texts. */
export function checkSiteAddress(tree: ContentTree, text: string): AddressFault | undefined {
	if (!text.startsWith('/') || !isSafeLink(text)) return undefined;
	const path = text.replace(/[?#].*$/, '');
	const tools = findSiteTools(tree);
	const paths = listSitePaths(tree, tools);
	if (paths.includes(path) || tree.publicFiles.has(path)) return undefined;
	const leftOut = findLeftOutTool(path, tools);
	if (leftOut) {
		return { kind: 'left-out-tool', wording: sentences['left-out-tool'](path, leftOut) };
	}
	if (!/\.\w+$/.test(path)) {
		const wording = sentences['unknown-page'](path, nearest(path, paths));
		return { kind: 'unknown-page', wording };
	}
	const wording = sentences['missing-public-file'](path, nearest(path, [...tree.publicFiles]));
	return { kind: 'missing-public-file', wording };
}

/** What is wrong with the old address of a renamed page: a page that is there would not be reached. */
export function checkOldAddress(tree: ContentTree, path: string): AddressFault | undefined {
	if (!listSitePaths(tree, findSiteTools(tree)).includes(path)) return undefined;
	return { kind: 'redirected-page', wording: sentences['redirected-page'](path) };
}

interface AddressFault {
	kind: 'unknown-page' | 'left-out-tool' | 'missing-public-file' | 'redirected-page';
	wording: Wording;
}
