import { type Category, categories } from '#lib/certificate-categories.ts';
import type { Locale } from './locales.ts';
import { about } from './messages/about/index.ts';
import { certificates } from './messages/certificates/index.ts';
import { education } from './messages/education/index.ts';
import { experience } from './messages/experience/index.ts';
import { projects } from './messages/projects/index.ts';
import { skills } from './messages/skills/index.ts';

/** Every resume page by its path, in the order of the menu. The sitemap and the social pictures read it. */
export const resumePages = [
	'/',
	'/projects',
	'/education',
	'/experience',
	'/skills',
	'/certificates',
	...categories.map((category) => `/certificates/${category}` as const),
	'/about',
] as const;
export type ResumePage = (typeof resumePages)[number];
export type CategoryPage = `/certificates/${Category}`;

/** Title of a resume page; the home page is called by the name of the person. */
export function toPageTitle(locale: Locale, page: ResumePage, name: string): string {
	const titles = {
		'/': name,
		'/projects': projects[locale].title,
		'/education': education[locale].title,
		'/experience': experience[locale].title,
		'/skills': skills[locale].title,
		'/certificates': certificates[locale].title,
		'/about': about[locale].title,
	} satisfies Record<Exclude<ResumePage, CategoryPage>, string>;
	return isCategoryPage(page)
		? certificates[locale].categories[toPageCategory(page)]
		: titles[page];
}

export function isCategoryPage(page: ResumePage): page is CategoryPage {
	return page.startsWith('/certificates/');
}

function toPageCategory(page: CategoryPage): Category {
	const category = categories.find((each) => page === `/certificates/${each}`);
	if (!category) throw new Error(`No category has the page "${page}".`);
	return category;
}
