import { expect, test } from 'vitest';
import {
	toCaseStudyData,
	toCredentials,
	toJobs,
	toPageData,
	toProfileData,
} from '#build/documents/page-data.ts';
import { caseStudy, job, profile } from '../../cv/makers.ts';

const site = new URL('https://site.example');

test('the trail leads from home over the parents to the page, in its language, with full addresses', () => {
	const data = toPageData({
		locale: 'uk',
		path: '/certificates/pm',
		title: 'Управління проєктами',
		site,
		parents: [{ title: 'Сертифікати', path: '/certificates' }],
	});
	expect(data).toMatchObject({
		'@graph': [
			{
				itemListElement: [
					{ position: 1, name: 'Головна', item: 'https://site.example/uk' },
					{ position: 2, name: 'Сертифікати', item: 'https://site.example/uk/certificates' },
					{ position: 3, item: 'https://site.example/uk/certificates/pm' },
				],
			},
			{ '@type': 'WebPage', url: 'https://site.example/uk/certificates/pm', inLanguage: 'uk' },
		],
	});
});

test('the data of a page of documents names their owner, title and issuer', () => {
	const documents = [
		{
			id: 'css/grid',
			page: '/certificates/frontend#css-grid',
			pictureNamed: false,
			highlight: false,
			tags: [],
			issuer: { text: 'A school' },
			title: { text: 'CSS Grid' },
			number: { text: 'N-1' },
			grade: { text: '100 / 100' },
			date: '2021-02-03',
			picture: 'documents/css-grid.webp',
			verify: 'https://example.org/n-1',
		},
	];
	const credentials = toCredentials(documents, 'certificate');
	const unnumbered = documents.map((each) => ({ ...each, number: { text: 'No number' } }));
	expect(toCredentials(unnumbered, 'diploma')).toMatchObject([{ identifier: undefined }]);
	const page = { locale: 'en', path: '/about', title: 'About', site } as const;
	const data = toPageData({ ...page, holder: 'Olha', credentials });
	expect(data).toMatchObject({
		'@graph': [
			{},
			{
				'@type': 'CollectionPage',
				mainEntity: {
					'@type': 'Person',
					'@id': 'https://site.example/#person',
					name: 'Olha',
					hasCredential: [
						{
							'@type': 'EducationalOccupationalCredential',
							name: 'CSS Grid',
							identifier: 'N-1',
							dateCreated: '2021-02-03',
							credentialCategory: 'certificate',
							recognizedBy: { '@type': 'Organization', name: 'A school' },
							url: 'https://example.org/n-1',
						},
					],
				},
			},
		],
	});
});

test('a case study is a work with its author, its days and its cover, below the projects', () => {
	const study = caseStudy({ published: '2026-03-14', updated: '2026-04-01', lang: 'en' });
	const page = { locale: 'uk', site, author: 'Olha', projects: 'Проєкти', results: [] } as const;
	const results = ['Orders by phone: 40 → 5', 'Guests: 1 in 3'];
	const data = toCaseStudyData({ ...page, study, results, image: '/_astro/cover.webp' });
	expect(data).toMatchObject({
		'@graph': [
			{
				itemListElement: [
					{ position: 1 },
					{ position: 2, name: 'Проєкти', item: 'https://site.example/uk/projects' },
					{ position: 3, name: 'Hotel', item: 'https://site.example/uk/projects/hotel' },
				],
			},
			{
				'@type': 'CreativeWork',
				name: 'Hotel',
				description: 'A hotel that fills itself.',
				abstract: 'Orders by phone: 40 → 5. Guests: 1 in 3.',
				url: 'https://site.example/uk/projects/hotel',
				inLanguage: 'en',
				author: { '@type': 'Person', '@id': 'https://site.example/#person', name: 'Olha' },
				dateCreated: '2022-01',
				datePublished: '2026-03-14',
				dateModified: '2026-04-01',
				keywords: 'Astro, CSS',
				about: { name: 'Website' },
				image: 'https://site.example/_astro/cover.webp',
			},
		],
	});
	expect(JSON.stringify(toCaseStudyData({ ...page, study: caseStudy() }))).not.toMatch(
		/WebPage|image|dateModified|abstract/,
	);
});

test('home is a profile page with its person; what is private is missing', () => {
	const person = profile({ contacts: [] });
	const page = { locale: 'uk', site, image: undefined, knowsAbout: ['CSS'] } as const;
	const data = toProfileData({ ...page, profile: person, schools: ['Політехніка'] });
	expect(JSON.parse(JSON.stringify(data))).toEqual({
		...{ '@context': 'https://schema.org', '@type': 'ProfilePage', inLanguage: 'uk' },
		url: 'https://site.example/uk',
		mainEntity: {
			...{ '@type': 'Person', '@id': 'https://site.example/#person' },
			...{ name: 'Olha O’Neill', jobTitle: 'Engineer', description: 'Builds things.' },
			url: 'https://site.example/uk',
			email: `mailto:${person.email}`,
			address: { '@type': 'PostalAddress', addressLocality: 'Lviv', addressCountry: 'UA' },
			...{ sameAs: [], knowsAbout: ['CSS'], knowsLanguage: ['en', 'uk', 'es'] },
			alumniOf: [{ '@type': 'EducationalOrganization', name: 'Політехніка' }],
		},
	});
});

test('a paid job has its time and its company, and no end while it lasts', () => {
	const [lasting, ...others] = toJobs([
		job({ end: undefined }),
		job({ volunteer: true }),
		job({ end: '2022-03-04' }),
	]);
	expect(others).toEqual([expect.objectContaining({ endDate: '2022-03-04' })]);
	expect(JSON.parse(JSON.stringify(lasting))).toEqual({
		...{ '@type': 'EmployeeRole', roleName: job().job.text, startDate: job().start },
		worksFor: { '@type': 'Organization', name: job().company?.text },
	});
});
