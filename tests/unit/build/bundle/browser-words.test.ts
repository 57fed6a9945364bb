import { browserWords } from '#build/bundle/browser-words.ts';

afterEach(() => {
	globalThis.siteLanguages = undefined;
});

test('scripts get the translated words, without the English ones above them', () => {
	globalThis.siteLanguages = {
		tags: ['fr'],
		words: {
			fr: {
				common: { menu: 'Menu' },
				find: {
					'# title': 'Find anything',
					title: 'Rechercher',
					'# empty': 'Nothing',
					empty: '',
					groups: { '# jobs': 'Jobs', jobs: '' },
					count: { '# other': '{count} results', other: '{count} résultats', one: '' },
				},
			},
		},
	};
	const { transform } = browserWords();
	if (typeof transform !== 'object' || !('handler' in transform)) throw new Error('No handler');
	const code = (transform.handler as (code: string) => string)('import.meta.env?.SITE_WORDS');
	expect(JSON.parse(code)).toEqual({
		fr: { find: { title: 'Rechercher', count: { other: '{count} résultats' } } },
	});
});
