import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { type ToolId, toolIds } from '#tools/tool-list.ts';
import { findResumePaths } from './resume-paths.ts';
import type { ContentTree } from './tree.ts';

/** Every page that content may link to, without a language, and the files that the build writes. */
export function listSitePaths(tree: ContentTree, tools: readonly ToolId[]): string[] {
	return [
		...findResumePaths(tree),
		...listCaseStudyPaths(tree),
		...(tools.length > 0 ? ['/extra'] : []),
		...tools.map(toToolPath),
		...locales.map((locale) => localizePath(locale, '/cv.pdf', '')),
	];
}

/** The tool that a path leads to, if the site leaves it out. */
export function findLeftOutTool(path: string, tools: readonly ToolId[]): ToolId | undefined {
	return toolIds.find((id) => path === toToolPath(id) && !tools.includes(id));
}

function toToolPath(id: ToolId): string {
	return `/extra/${id}`;
}

/** The pages of the projects that have a case study. */
function listCaseStudyPaths({ texts }: ContentTree): string[] {
	const projects = [...texts.keys()].flatMap(
		(file) => /^case-studies\/([^/]+)\/\w+\.mdx$/.exec(file)?.[1] ?? [],
	);
	return [...new Set(projects)].map((project) => `/projects/${project}`);
}
