import { addLanguage } from '../../../../scripts/new/language.ts';
import { goodTree } from '../../../fixtures/content/good-tree.ts';

const add = (tag: string, withTools = false, files: Record<string, string> = {}) => {
	const { files: written, steps } = addLanguage(tag, goodTree(files), withTools);
	const [site, words] = ['site/site.json', `i18n/${tag}.json`].map((file) =>
		JSON.parse(written.get(file) ?? 'null'),
	);
	return { site, words, steps: steps.join('\n') };
};

test('a language whose texts are ready is added to the site, without a file of texts', () => {
	const { site, words, steps } = add('de');
	expect(site.languages).toEqual(['en', 'uk', 'es', 'de']);
	expect(words).toBeNull();
	expect(steps).toMatch(
		/^German: ready \(not read by a native speaker\); \d+ texts of its tools to translate: npm run new -- language de --tools\n/,
	);
	expect(steps).toContain('src/content/home/de.mdx');
});

test('the texts of the tools of the site are written when they are asked for', () => {
	const tree = goodTree();
	const site = JSON.parse(tree.texts.get('site/site.json') ?? '');
	const { words, steps } = add('de', true, {
		'site/site.json': JSON.stringify({ ...site, languages: ['en', 'de'], extra: ['weather'] }),
		'i18n/de.json': '{ "weather": { "title": "Wetter" } }',
	});
	expect(words.weather).toMatchObject({ title: 'Wetter', '# error': 'Error', error: '' });
	expect(words.extra.tools).toHaveProperty('weather');
	expect(words).not.toHaveProperty('common');
	expect(words).not.toHaveProperty('todo');
	expect(steps).toMatch(/^German: ready [^;]+\n[\s\S]+ already\.$/);
});

test('of another language, each text of the pages is to translate that it does not have', () => {
	const { words, steps } = add('cs', false, {
		'i18n/cs.json': '{ "common": { "menu": "Nabídka" } }',
	});
	expect(words.common).toMatchObject({ menu: 'Nabídka', '# search': 'Search', search: '' });
	expect(words.common).not.toHaveProperty('# menu');
	expect(words).not.toHaveProperty('weather');
	expect(steps).toMatch(/^Czech: \d{3} texts to translate;/);
	expect(add('uk').steps).toBe(
		'Ukrainian: ready\nIt is in "languages" of src/content/site/site.json already.',
	);
});
