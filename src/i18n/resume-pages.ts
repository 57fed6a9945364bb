import type { Locale } from './locales.ts';
import { about } from './messages/about/index.ts';
import { accessibility } from './messages/accessibility/index.ts';
import { certificates } from './messages/certificates/index.ts';
import { education } from './messages/education/index.ts';
import { experience } from './messages/experience/index.ts';
import { projects } from './messages/projects/index.ts';
import { skills } from './messages/skills/index.ts';

/** The main resume pages by their paths, in the order of the menu. */
const mainPages = [
	'/',
	'/projects',
	'/education',
	'/experience',
	'/skills',
	'/certificates',
	'/about',
	'/accessibility',
] as const;
export type MainPage = (typeof mainPages)[number];
/** The page of a category of certificates. */
export type CategoryPage = `/certificates/${string}`;
/** Path of a page without its language: of a main page, of a category, or of a page of the owner's own. */
export type ResumePath = `/${string}`;

/** Title of a main page; the home page is called by the name of the person. */
export function toPageTitle(locale: Locale, page: MainPage, name: string): string {
	const titles = {
		'/': name,
		'/projects': projects[locale].title,
		'/education': education[locale].title,
		'/experience': experience[locale].title,
		'/skills': skills[locale].title,
		'/certificates': certificates[locale].title,
		'/about': about[locale].title,
		'/accessibility': accessibility[locale].title,
	} satisfies Record<MainPage, string>;
	return titles[page];
}

/** The main pages that only a site with records for them has. */
type FillablePage = Exclude<MainPage, '/'>;

const recordsOfPages = {
	'/projects': ['projects'],
	'/education': ['education', 'languages'],
	'/experience': ['experience', 'publications'],
	'/skills': ['skills', 'iq'],
	'/certificates': ['diplomas'],
	'/about': ['about', 'technologies'],
	/** No records: a part of the site. */
	'/accessibility': ['accessibility'],
} as const satisfies Record<FillablePage, readonly string[]>;

/** The kinds of records of which one gives a main page. */
export const pageRecords = Object.values(recordsOfPages).flat();

/**
 * The resume pages of a site in the order of the menu: each main page that has records.
 *
 * @param has whether there are records of a kind, without private ones; of diplomas, those that the overview shows
 */
export function listResumePaths(
	has: (kind: (typeof recordsOfPages)[FillablePage][number]) => boolean,
	categoryPages: readonly CategoryPage[],
): ResumePath[] {
	const filled = (page: FillablePage) =>
		recordsOfPages[page].some(has) || (page === '/certificates' && categoryPages.length > 0);
	return mainPages
		.filter((page) => page === '/' || filled(page))
		.flatMap((page) => (page === '/certificates' ? [page, ...categoryPages] : [page]));
}

export function isMainPage(page: ResumePath): page is MainPage {
	return mainPages.some((path) => path === page);
}

export function isCategoryPage(page: ResumePath): page is CategoryPage {
	return page.startsWith('/certificates/');
}
