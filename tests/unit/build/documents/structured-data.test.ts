import { expect, test } from 'vitest';
import {
	type PersonFacts,
	toCredential,
	toJob,
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
			address: { '@type': 'PostalAddress', addressLocality: 'Львів', addressCountry: 'UA' },
			sameAs: ['https://example.org/olena'],
			knowsAbout: ['CSS'],
			knowsLanguage: ['uk', 'es'],
			alumniOf: [{ '@type': 'EducationalOrganization', name: 'Політехніка' }],
		},
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

function person(): PersonFacts {
	return {
		name: 'Олена Взір',
		jobTitle: 'Розробниця',
		summary: 'Робить сайти.',
		town: 'Львів',
		country: 'UA',
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
