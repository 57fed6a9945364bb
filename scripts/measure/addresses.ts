import { type Locale, locales } from '#i18n/locale.ts';
import { localizePath } from '#i18n/urls.ts';
import { listExtraPaths } from '#tools/registry.ts';
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

/** Their scenes are loaded on sight, and weigh what three.js weighs. */
const scenes = /^\/extra\/graphics\/(cube3d|creep3d|configurator3d|couture3d)$/;

/**
 * Every page of Extra without a 3D scene, in English: the scripts are the same in all languages. Of
 * the calculator each mode, since each can be linked and is come back to.
 */
export function listToolPages(filter = ''): { page: string; path: string }[] {
	return listExtraPaths(readSiteTools())
		.filter((path) => !scenes.test(path))
		.flatMap((page) =>
			page === '/extra/calculator'
				? [page, `${page}#accounting`, `${page}#finance`].map((path) => ({ page: path, path }))
				: { page, path: page },
		)
		.filter(({ path }) => isMeant(path, filter));
}

function isMeant(path: string, filter: string): boolean {
	return filter === '/' ? path === filter : path.includes(filter);
}
