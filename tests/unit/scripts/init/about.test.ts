import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { builtInLocales } from '#i18n/locales.ts';
import { toAbouts } from '../../../../scripts/init/about.ts';

const toLanguages = (...languages: string[]) => toAbouts(languages).map(([language]) => language);

test('the page about the site is written in each language that has a text for it', () => {
	expect(toLanguages('es', 'en')).toEqual(['es', 'en']);
	expect(toLanguages('cs', 'en')).toEqual(['en']);
	expect(toLanguages('de-at', 'cs')).toEqual(['de-at']);
});

test('every language whose words come with the site has a text', () => {
	const ready = readdirSync('src/i18n/ready').map((file) => basename(file, '.json'));
	const all = [...builtInLocales, ...ready];
	expect(toLanguages(...all)).toEqual(all);
	for (const [, text] of toAbouts(all)) expect(text).toMatch(/^---\nlead: ".+"\n---(\n\n.+){2}\n$/);
});

test('a site whose visitors could not read it has none', () => {
	expect(toLanguages('cs', 'ja')).toEqual([]);
	expect(toLanguages('cs', 'es')).toEqual([]);
});
