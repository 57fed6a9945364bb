import { locales } from '#i18n/locales.ts';
import { resumePages } from '#i18n/resume-pages.ts';
import { localizePath } from '#i18n/urls.ts';
import { type ToolId, toolIds } from '#lib/tool-ids.ts';

/** Every page that content may link to, without a language, and the files that the build writes. */
export function listSitePaths(tools: readonly ToolId[]): string[] {
	return [
		...resumePages,
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
