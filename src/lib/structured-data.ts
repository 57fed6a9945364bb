/** What search engines are told of the person; texts in the language of the page. */
export interface PersonFacts {
	name: string;
	jobTitle: string;
	summary: string;
	place: string;
	email: string;
	url: string;
	/** The same in all languages: it is one person. */
	id: string;
	image: string;
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
			address: { '@type': 'PostalAddress', addressLocality: facts.place },
			sameAs: facts.sameAs,
			knowsAbout: facts.knowsAbout,
			knowsLanguage: facts.languages,
			alumniOf: facts.schools.map((name) => ({ '@type': 'EducationalOrganization', name })),
		},
	};
}

/** A page below home: the way to it and, where it lists things, how many and of what type. */
export function toListedPage(page: {
	locale: string;
	url: string;
	name: string;
	trail: readonly { name: string; url: string }[];
	/** Names of what the page lists, as schema.org calls them: credentials, works, roles. */
	items?: readonly object[];
}): object {
	const { locale, url, name, trail, items } = page;
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
			items
				? {
						'@type': 'CollectionPage',
						name,
						url,
						inLanguage: locale,
						mainEntity: {
							'@type': 'ItemList',
							numberOfItems: items.length,
							itemListElement: items.map((item, index) => ({
								'@type': 'ListItem',
								position: index + 1,
								item,
							})),
						},
					}
				: { '@type': 'WebPage', name, url, inLanguage: locale },
		],
	};
}

/** A diploma or certificate. */
export function toCredential(document: {
	name: string;
	date: string;
	number: string;
	url?: string | undefined;
}): object {
	return {
		'@type': 'EducationalOccupationalCredential',
		name: document.name,
		dateCreated: document.date,
		identifier: document.number,
		...(document.url && { url: document.url }),
	};
}
