/** Structured data about the person for search engines; texts in the language of the page. */
export interface PersonFacts {
	name: string;
	jobTitle: string;
	summary: string;
	town: string;
	/** ISO 3166-1, two letters. */
	country?: string | undefined;
	email: string;
	url: string;
	/** The same in all languages: it is one person. */
	id: string;
	image?: string | undefined;
	/** Only in the private edition. */
	telephone?: string | undefined;
	birthDate?: string | undefined;
	streetAddress?: string | undefined;
	/** Pages of the same person elsewhere. */
	sameAs: readonly string[];
	knowsAbout: readonly string[];
	languages: readonly string[];
	schools: readonly string[];
}

/** The home page: a profile, with all that is known of its person. */
export function toProfilePage(facts: PersonFacts, locale: string): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'ProfilePage',
		inLanguage: locale,
		url: facts.url,
		mainEntity: {
			'@type': 'Person',
			'@id': facts.id,
			name: facts.name,
			jobTitle: facts.jobTitle,
			description: facts.summary,
			url: facts.url,
			image: facts.image,
			email: `mailto:${facts.email}`,
			telephone: facts.telephone,
			birthDate: facts.birthDate,
			address: {
				'@type': 'PostalAddress',
				streetAddress: facts.streetAddress,
				addressLocality: facts.town,
				addressCountry: facts.country,
			},
			sameAs: facts.sameAs,
			knowsAbout: facts.knowsAbout,
			knowsLanguage: facts.languages,
			alumniOf: facts.schools.map((name) => ({ '@type': 'EducationalOrganization', name })),
		},
	};
}

/** A page below home: its breadcrumbs and, for a list, the number and type of its entries. */
export function toListedPage(page: {
	locale: string;
	url: string;
	name: string;
	trail: readonly { name: string; url: string }[];
	/** What the page lists, as schema.org calls it: works, pages. */
	items?: readonly object[];
	/** What the page as a whole is, in place of a web page. */
	work?: object;
	/** Whose credentials or jobs the page shows. The id joins them with the description of the person on the home page. */
	person?: {
		id: string;
		name: string;
		hasCredential?: readonly object[];
		worksFor?: readonly object[];
	};
}): object {
	const { locale, url, name, trail, items, work, person } = page;
	const { id, ...ofPerson } = person ?? {};
	const about = { name, url, inLanguage: locale };
	return {
		'@context': 'https://schema.org',
		'@graph': [
			{
				'@type': 'BreadcrumbList',
				itemListElement: trail.map((stop, index) => ({
					'@type': 'ListItem',
					position: index + 1,
					name: stop.name,
					item: stop.url,
				})),
			},
			person && {
				'@type': 'CollectionPage',
				...about,
				mainEntity: { '@type': 'Person', '@id': id, ...ofPerson },
			},
			items && {
				'@type': 'CollectionPage',
				...about,
				mainEntity: {
					'@type': 'ItemList',
					numberOfItems: items.length,
					itemListElement: items.map((item, index) => ({
						'@type': 'ListItem',
						position: index + 1,
						item,
					})),
				},
			},
			work && { ...about, ...work },
			!person && !items && !work && { '@type': 'WebPage', ...about },
		].filter(Boolean),
	};
}

/** A project and the case study about it, which the page shows. Days and months are ISO dates. */
export function toWork(work: {
	lead: string;
	locale: string;
	/** What kind of thing it is. */
	kind: string;
	author: { id: string; name: string };
	begun: string;
	published: string;
	updated?: string | undefined;
	technologies: readonly string[];
	/** One line each. */
	results: readonly string[];
	image?: string | undefined;
}): object {
	return {
		'@type': 'CreativeWork',
		description: work.lead,
		...(work.results.length > 0 && { abstract: `${work.results.join('. ')}.` }),
		inLanguage: work.locale,
		author: { '@type': 'Person', '@id': work.author.id, name: work.author.name },
		dateCreated: work.begun,
		datePublished: work.published,
		...(work.updated && { dateModified: work.updated }),
		keywords: work.technologies.join(', '),
		about: { '@type': 'Thing', name: work.kind },
		...(work.image && { image: work.image }),
	};
}

/** A diploma or certificate. */
export function toCredential(document: {
	name: string;
	date: string;
	expires?: string | undefined;
	number?: string | undefined;
	category: 'diploma' | 'certificate';
	issuer?: string | undefined;
	url?: string | undefined;
}): object {
	return {
		'@type': 'EducationalOccupationalCredential',
		name: document.name,
		dateCreated: document.date,
		...(document.expires && { expires: document.expires }),
		...(document.number && { identifier: document.number }),
		credentialCategory: document.category,
		...(document.issuer && {
			recognizedBy: { '@type': 'Organization', name: document.issuer },
		}),
		...(document.url && { url: document.url }),
	};
}

/** A job, past or present: schema.org puts the time of it between the person and the company. */
export function toJob(job: {
	title: string;
	company: string;
	start: string;
	end?: string | undefined;
}): object {
	return {
		'@type': 'EmployeeRole',
		roleName: job.title,
		startDate: job.start,
		...(job.end && { endDate: job.end }),
		worksFor: { '@type': 'Organization', name: job.company },
	};
}
