import { defaultLocale, type Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { localizePath } from '#i18n/urls.ts';
import type { CaseStudy } from '#queries/case-studies.ts';
import type { StudyDocument } from '#queries/documents.ts';
import { toCredential, toListedPage, toWork } from './structured-data.ts';

interface Page {
	locale: Locale;
	path: string;
	title: string;
	site: URL | undefined;
	/** Pages between home and this one. */
	parents?: readonly { title: string; path: string }[];
	items?: readonly object[];
	work?: object;
	/** Name of the person whose credentials or jobs the page shows. */
	holder?: string;
	credentials?: readonly object[];
	jobs?: readonly object[];
}

/** Structured data of a page below home, with full addresses. */
export function toPageData(page: Page): object {
	const { locale, path, title, site, parents = [], items, work, holder, credentials, jobs } = page;
	const toUrl = (address: string) => new URL(localizePath(locale, address), site).href;
	return toListedPage({
		locale,
		url: toUrl(path),
		name: title,
		trail: [
			{ name: common[locale].home, url: toUrl('/') },
			...parents.map((parent) => ({ name: parent.title, url: toUrl(parent.path) })),
			{ name: title, url: toUrl(path) },
		],
		...(items && { items }),
		...(work && { work }),
		...(holder && {
			person: {
				id: toPersonId(site),
				name: holder,
				...(credentials && { hasCredential: credentials }),
				...(jobs && { worksFor: jobs }),
			},
		}),
	});
}

/** Structured data of a case study: its breadcrumbs, and the work with its story. */
export function toCaseStudyData(page: {
	locale: Locale;
	site: URL | undefined;
	study: CaseStudy;
	/** Name of the person whose work it is. */
	author: string;
	/** Title of the list of projects. */
	projects: string;
	/** One line each. */
	results: readonly string[];
	/** Path of the cover in the built site. */
	image?: string | undefined;
}): object {
	const { locale, site, study, author, projects, results, image } = page;
	const { id, lead, lang, published, updated, project } = study;
	return toPageData({
		locale,
		path: `/projects/${id}`,
		title: project.title.text,
		site,
		parents: [{ title: projects, path: '/projects' }],
		work: toWork({
			lead,
			locale: lang ?? locale,
			kind: project.type.text,
			author: { id: toPersonId(site), name: author },
			begun: project.start,
			published,
			updated,
			technologies: project.technologies,
			results,
			image: image && new URL(image, site).href,
		}),
	});
}

/** The same on every page and in every language: it is one person. */
export function toPersonId(site: URL | undefined): string {
	return `${new URL(localizePath(defaultLocale, '/'), site).href}#person`;
}

export function toCredentials(
	documents: readonly StudyDocument[],
	category: 'diploma' | 'certificate',
): object[] {
	return documents.map(({ title, number, date, expires, issuer, verify }) =>
		toCredential({
			name: title.text,
			number: number?.text,
			date,
			expires,
			category,
			issuer: issuer?.text,
			url: verify,
		}),
	);
}
