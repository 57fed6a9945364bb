import { expect, test } from 'vitest';
import { toAbouts } from '../../../../scripts/init/about.ts';

const toLanguages = (...languages: string[]) => toAbouts(languages).map(([language]) => language);

test('the page about the site is written in each language that has a text for it', () => {
	expect(toLanguages('es', 'en')).toEqual(['es', 'en']);
	expect(toLanguages('de', 'en')).toEqual(['en']);
	expect(toLanguages('uk', 'de')).toEqual(['uk']);
});

test('a site whose visitors could not read it has none', () => {
	expect(toLanguages('fr', 'ar')).toEqual([]);
	expect(toLanguages('fr', 'es')).toEqual([]);
});
