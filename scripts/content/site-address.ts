import { isSafeLink } from '#schemas/link.ts';
import { type Finding, toFinding } from './finding.ts';
import { findLeftOutTool, listSitePaths } from './paths.ts';
import { findSiteTools } from './site-settings.ts';
import type { ContentTree } from './tree.ts';

/** What is wrong with an address of this site; `undefined` for one that leads somewhere, and for other texts. */
export function checkSiteAddress(tree: ContentTree, text: string): Finding | undefined {
	if (!text.startsWith('/') || !isSafeLink(text)) return undefined;
	const path = text.replace(/[?#].*$/, '');
	const tools = findSiteTools(tree);
	const paths = listSitePaths(tree, tools);
	if (paths.includes(path) || tree.publicFiles.has(path)) return undefined;
	const leftOut = findLeftOutTool(path, tools);
	if (leftOut) {
		return toFinding('left-out-tool', { name: path, tool: leftOut });
	}
	if (!/\.\w+$/.test(path)) {
		return toFinding('unknown-page', { name: path, known: paths });
	}
	return toFinding('missing-public-file', { name: path, known: [...tree.publicFiles] });
}

/** What is wrong with the old address of a renamed page: a page that is there would not be reached. */
export function checkOldAddress(tree: ContentTree, path: string): Finding | undefined {
	if (!listSitePaths(tree, findSiteTools(tree)).includes(path)) return undefined;
	return toFinding('redirected-page', { path });
}
