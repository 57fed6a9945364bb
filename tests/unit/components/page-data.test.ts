import { expect, test } from 'vitest';
import { toCredentials, toPageData } from '#components/page-data.ts';

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

test('a page that lists things says what they are', () => {
	const items = toCredentials([
		{
			id: 'css/grid',
			title: { text: 'CSS Grid' },
			number: { text: 'N-1' },
			grade: { text: '100 / 100' },
			date: '2021-02-03',
			picture: 'documents/css-grid.webp',
			verify: 'https://example.org/n-1',
		},
	]);
	const data = toPageData({ locale: 'en', path: '/about', title: 'About', site, items });
	expect(data).toMatchObject({
		'@graph': [
			{},
			{
				'@type': 'CollectionPage',
				mainEntity: {
					numberOfItems: 1,
					itemListElement: [
						{
							item: {
								'@type': 'EducationalOccupationalCredential',
								name: 'CSS Grid',
								identifier: 'N-1',
								dateCreated: '2021-02-03',
								url: 'https://example.org/n-1',
							},
						},
					],
				},
			},
		],
	});
});
