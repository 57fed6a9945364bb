import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { localizePath } from '#i18n/urls.ts';
import type { CaseStudy } from '#queries/case-studies.ts';
import type { StudyDocument } from '#queries/documents.ts';
import type { Job } from '#queries/experience.ts';
import type { Profile } from '#queries/site.ts';

interface Page {
	locale: Locale;
	path: string;
	title: string;
	site: URL | undefined;
	/** Pages between home and this one. */
	parents?: readonly { title: string; path: string }[];
	/** What the page lists, as schema.org calls it: works, pages. */
	items?: readonly object[];
	/** What the page as a whole is, in place of a web page. */
	work?: object;
	/** Name of the person whose credentials or jobs the page shows. */
	holder?: string;
	credentials?: readonly object[];
	jobs?: readonly object[];
}

/** Structured data of a page below home for search engines: its breadcrumbs, and what it lists or is. */
export function toPageData(page: Page): object {
	const { locale, path, title, site, parents = [], items, work, holder, credentials, jobs } = page;
	const toUrl = (address: string) => new URL(localizePath(locale, address), site).href;
	const about = { name: title, url: toUrl(path), inLanguage: locale };
	const trail = [{ title: common[locale].home, path: '/' }, ...parents, { title, path }];
	// The id joins the person with the description on the home page.
	const person = holder && {
		...{ '@type': 'Person', '@id': toPersonId(site), name: holder },
		...{ hasCredential: credentials, worksFor: jobs },
	};
	const list = items && {
		...{ '@type': 'ItemList', numberOfItems: items.length },
		itemListElement: toListItems(items.map((item) => ({ item }))),
	};
	const mainEntity = person || list;
	return {
		'@context': 'https://schema.org',
		'@graph': [
			{
				'@type': 'BreadcrumbList',
				itemListElement: toListItems(
					trail.map((stop) => ({ name: stop.title, item: toUrl(stop.path) })),
				),
			},
			mainEntity
				? { '@type': 'CollectionPage', ...about, mainEntity }
				: { '@type': 'WebPage', ...about, ...work },
		],
	};
}

function toListItems(items: readonly object[]): object[] {
	return items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));
}

/** The home page: a profile, with all that is known of its person. */
export function toProfileData(page: {
	locale: Locale;
	site: URL | undefined;
	profile: Profile;
	image: string | undefined;
	knowsAbout: readonly string[];
	schools: readonly string[];
}): object {
	const { locale, site, profile, image, knowsAbout, schools } = page;
	const booking = profile.contacts.find(({ kind }) => kind === 'appointments');
	const url = new URL(localizePath(locale, '/'), site).href;
	return {
		...{ '@context': 'https://schema.org', '@type': 'ProfilePage', inLanguage: locale, url },
		mainEntity: {
			...{ '@type': 'Person', '@id': toPersonId(site), url, image, knowsAbout },
			name: profile.name.text,
			jobTitle: profile.jobTitle.text,
			description: profile.summary.text,
			email: `mailto:${profile.email}`,
			telephone: profile.telephone,
			birthDate: profile.birthDate,
			address: {
				'@type': 'PostalAddress',
				streetAddress: profile.address?.text,
				addressLocality: profile.town.text,
				addressCountry: profile.country?.code,
			},
			// A booking page says nothing about who somebody is.
			sameAs: profile.contacts
				.filter(({ kind, url: link }) => link.startsWith('http') && kind !== 'appointments')
				.map((contact) => contact.url),
			potentialAction: booking && { '@type': 'ReserveAction', target: booking.url },
			knowsLanguage: locales,
			alumniOf: schools.map((name) => ({ '@type': 'EducationalOrganization', name })),
		},
	};
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
		work: {
			'@type': 'CreativeWork',
			description: lead,
			...(results.length > 0 && { abstract: `${results.join('. ')}.` }),
			inLanguage: lang ?? locale,
			author: { '@type': 'Person', '@id': toPersonId(site), name: author },
			dateCreated: project.start,
			datePublished: published,
			dateModified: updated,
			keywords: project.technologies.join(', '),
			about: project.type && { '@type': 'Thing', name: project.type.text },
			image: image && new URL(image, site).href,
		},
	});
}

/** The same on every page and in every language: it is one person. */
function toPersonId(site: URL | undefined): string {
	return `${new URL(localizePath(defaultLocale, '/'), site).href}#person`;
}

export function toCredentials(
	documents: readonly StudyDocument[],
	credentialCategory: 'diploma' | 'certificate',
): object[] {
	return documents.map(({ title, number, date, expires, issuer, verify }) => ({
		...{ '@type': 'EducationalOccupationalCredential', credentialCategory },
		...{ name: title.text, dateCreated: date, expires, url: verify },
		// Some say that they have none.
		identifier: /\d/.test(number?.text ?? '') ? number?.text : undefined,
		recognizedBy: issuer && { '@type': 'Organization', name: issuer.text },
	}));
}

/** Paid jobs, past or present: schema.org puts the time of each between the person and the company. */
export function toJobs(jobs: readonly Job[]): object[] {
	return jobs
		.filter(({ volunteer }) => !volunteer)
		.map(({ job, company, untitled, start, end }) => {
			const name = untitled ? job.text : company?.text;
			return {
				...{ '@type': 'EmployeeRole', roleName: untitled ? undefined : job.text },
				...{ startDate: start, endDate: end },
				worksFor: name && { '@type': 'Organization', name },
			};
		});
}
