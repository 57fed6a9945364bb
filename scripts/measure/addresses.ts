import { type Locale, locales } from '#i18n/locale.ts';
import { localizePath } from '#i18n/urls.ts';
import { listExtraPaths } from '#tools/registry.ts';
import { tools } from '#tools/tool-list.ts';
import { listCaseStudyPaths } from '../case-studies.ts';
import { readResumePaths } from '../content/resume-paths.ts';
import { readSiteTools } from '../content/site-settings.ts';

/** A resume page or a case study in one language, as the measurements go through them. */
export interface MeasuredPage {
	page: string;
	locale: Locale;
	/** Without the base path. */
	path: string;
}

/** Every resume page and case study in every language, or those whose path contains the text; `/` is home alone. */
export function listMeasuredPages(filter = ''): MeasuredPage[] {
	return [...readResumePaths(), ...listCaseStudyPaths()]
		.flatMap((page) =>
			locales.map((locale) => ({ page, locale, path: localizePath(locale, page, '/') })),
		)
		.filter(({ path }) => isMeant(path, filter));
}

/**
 * Every page of Extra in English: the scripts are the same in all languages. Without those whose 3D scene weighs what
 * three.js weighs, and of a tool with several parts each, since each can be linked and is come back to.
 */
export function listToolPages(filter = ''): { page: string; path: string }[] {
	return listExtraPaths(readSiteTools())
		.flatMap((page) => {
			const { budget, parts = [] } = tools.find(({ id }) => page === `/extra/${id}`) ?? {};
			if (budget === 'scene') return [];
			return ['', ...parts].map((part) => ({ page: page + part, path: page + part }));
		})
		.filter(({ path }) => isMeant(path, filter));
}

function isMeant(path: string, filter: string): boolean {
	return filter === '/' ? path === filter : path.includes(filter);
}
