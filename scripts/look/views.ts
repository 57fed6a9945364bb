import type { Locale } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import type { Use } from '#tools/contract.ts';
import { listExtraPaths } from '#tools/registry.ts';
import { listCaseStudyPaths } from '../case-studies.ts';
import { readResumePaths } from '../content/resume-paths.ts';
import { readSiteTools } from '../content/site-settings.ts';
import { listUses } from './uses.ts';

/** Heights are those of a small notebook and of a usual phone, in CSS pixels. */
export const windows = {
	desktop: { width: 1280, height: 800 },
	phone: { width: 390, height: 844 },
} as const;

export const schemes = ['light', 'dark'] as const;

/** A page in one language and one state: as it comes, or after something was done in it. */
export interface View {
	/** Path without language, for example `/extra/todo`. */
	page: string;
	locale: Locale;
	/** Path with language. */
	path: string;
	use: Use | undefined;
	/** For file names, for example `extra-todo.filled`. */
	name: string;
}

/** All views whose path contains one of the filters; a filter that is a whole path means that page alone. */
export function listViews(filters: readonly string[], languages: readonly Locale[]): View[] {
	const all = [
		...readResumePaths(),
		...listCaseStudyPaths(),
		...listExtraPaths(readSiteTools()),
		'/no-such-page',
	];
	const pages = [...new Set(all)].filter(
		(page) =>
			filters.length === 0 ||
			filters.some((filter) => (filter.startsWith('/') ? page === filter : page.includes(filter))),
	);
	return pages.flatMap((page) =>
		[undefined, ...listUses(page)].flatMap((use) =>
			languages.map((locale) => ({
				page,
				locale,
				path: localizePath(locale, page, '/'),
				use,
				name: `${toFileName(page)}${use ? `.${use.name}` : ''}`,
			})),
		),
	);
}

function toFileName(page: string): string {
	return page === '/' ? 'home' : page.slice(1).replaceAll('/', '-');
}
