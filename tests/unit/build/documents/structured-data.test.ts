import { expect, test } from 'vitest';
import {
	type PersonFacts,
	toCredential,
	toJob,
	toListedPage,
	toProfilePage,
} from '#build/documents/structured-data.ts';

test('home is a profile page with its person in full', () => {
	expect(toProfilePage(person(), 'uk')).toEqual({
		'@context': 'https://schema.org',
		'@type': 'ProfilePage',
		inLanguage: 'uk',
		url: 'https://site.example/uk',
		mainEntity: {
			'@type': 'Person',
			'@id': 'https://vzir.example.com/#person',
			name: 'Олена Взір',
			jobTitle: 'Розробниця',
			description: 'Робить сайти.',
			url: 'https://site.example/uk',
			image: 'https://site.example/photo.webp',
			email: 'mailto:olena@example.com',
			address: { '@type': 'PostalAddress', addressLocality: 'Львів' },
			sameAs: ['https://example.org/olena'],
			knowsAbout: ['CSS'],
			knowsLanguage: ['uk', 'es'],
			alumniOf: [{ '@type': 'EducationalOrganization', name: 'Політехніка' }],
		},
	});
});

test('breadcrumbs are numbered from home', () => {
	expect(toListedPage(page())).toMatchObject({
		'@graph': [
			{
				'@type': 'BreadcrumbList',
				itemListElement: [
					{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' },
					{ position: 2, name: 'Projects', item: 'https://site.example/projects' },
				],
			},
			{ '@type': 'WebPage', name: 'Projects', inLanguage: 'en' },
		],
	});
});

test('a page that lists things has their number and addresses, in order', () => {
	const items = [{ name: 'Bakery' }, { name: 'Cube' }];
	expect(toListedPage({ ...page(), items })).toMatchObject({
		'@graph': [
			{},
			{
				'@type': 'CollectionPage',
				mainEntity: {
					'@type': 'ItemList',
					numberOfItems: 2,
					itemListElement: [
						{ position: 1, item: { name: 'Bakery' } },
						{ position: 2, item: { name: 'Cube' } },
					],
				},
			},
		],
	});
});

test('a credential carries its address and its issuer only where it has them', () => {
	const document = { name: 'CSS', date: '2021-02-03', number: 'N-1', category: 'diploma' } as const;
	expect(toCredential(document)).toEqual({
		'@type': 'EducationalOccupationalCredential',
		name: 'CSS',
		dateCreated: '2021-02-03',
		identifier: 'N-1',
		credentialCategory: 'diploma',
	});
	const url = 'https://example.org/n-1';
	expect(toCredential({ ...document, url })).toHaveProperty('url', url);
	expect(toCredential({ ...document, issuer: 'A school' })).toHaveProperty('recognizedBy', {
		'@type': 'Organization',
		name: 'A school',
	});
});

test('a job has its time and its company, and no end while it lasts', () => {
	const job = { title: 'Developer', company: 'Bakery', start: '2021-02-03' };
	expect(toJob(job)).toEqual({
		'@type': 'EmployeeRole',
		roleName: 'Developer',
		startDate: '2021-02-03',
		worksFor: { '@type': 'Organization', name: 'Bakery' },
	});
	expect(toJob({ ...job, end: '2022-03-04' })).toHaveProperty('endDate', '2022-03-04');
});

test('a page of one person joins its facts to that person', () => {
	const worksFor = [toJob({ title: 'Developer', company: 'Bakery', start: '2021-02-03' })];
	const holder = { id: 'https://site.example/#person', name: 'Olena' };
	expect(toListedPage({ ...page(), person: { ...holder, worksFor } })).toMatchObject({
		'@graph': [
			{},
			{ mainEntity: { '@type': 'Person', '@id': holder.id, name: 'Olena', worksFor } },
		],
	});
});

function person(): PersonFacts {
	return {
		name: 'Олена Взір',
		jobTitle: 'Розробниця',
		summary: 'Робить сайти.',
		place: 'Львів',
		email: 'olena@example.com',
		url: 'https://site.example/uk',
		image: 'https://site.example/photo.webp',
		sameAs: ['https://example.org/olena'],
		knowsAbout: ['CSS'],
		languages: ['uk', 'es'],
		schools: ['Політехніка'],
		id: 'https://vzir.example.com/#person',
	};
}

function page() {
	return {
		locale: 'en',
		url: 'https://site.example/projects',
		name: 'Projects',
		trail: [
			{ name: 'Home', url: 'https://site.example/' },
			{ name: 'Projects', url: 'https://site.example/projects' },
		],
	};
}
