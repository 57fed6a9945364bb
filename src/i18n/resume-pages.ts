import type { Locale } from './locales.ts';
import { about } from './messages/about/index.ts';
import { certificates } from './messages/certificates/index.ts';
import { education } from './messages/education/index.ts';
import { experience } from './messages/experience/index.ts';
import { projects } from './messages/projects/index.ts';
import { skills } from './messages/skills/index.ts';

/** The category pages of the certificates, in the order of their tiles. */
export const categories = [
	'backend',
	'frontend',
	'database',
	'designer',
	'pm',
	'english',
	'other',
] as const;
export type Category = (typeof categories)[number];

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

/** Title of a resume page; the home page is called by the name of the person. */
export function toPageTitle(locale: Locale, page: ResumePage, name: string): string {
	const category = categories.find((id) => page === `/certificates/${id}`);
	if (category) return certificates[locale].categories[category];
	const titles: Partial<Record<ResumePage, string>> = {
		'/projects': projects[locale].title,
		'/education': education[locale].title,
		'/experience': experience[locale].title,
		'/skills': skills[locale].title,
		'/certificates': certificates[locale].title,
		'/about': about[locale].title,
	};
	return titles[page] ?? name;
}
