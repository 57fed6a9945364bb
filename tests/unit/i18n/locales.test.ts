import { describe, expect, test } from 'vitest';
import {
	intlTags,
	localeNames,
	localePaths,
	locales,
	openGraphLocales,
	toLocaleParam,
	toSiteLocales,
} from '#i18n/locales.ts';

test('each page has one static path per language, and English has no prefix', () => {
	expect(localePaths()).toEqual([
		{ params: { locale: undefined }, props: { locale: 'en' } },
		{ params: { locale: 'uk' }, props: { locale: 'uk' } },
		{ params: { locale: 'es' }, props: { locale: 'es' } },
	]);
	expect(locales.map(toLocaleParam)).toEqual([undefined, 'uk', 'es']);
});

test('each language calls itself by its own name', () => {
	expect(localeNames).toEqual({ en: 'English', uk: 'Українська', es: 'Español' });
});

test('Intl knows the tag of each language', () => {
	const tags = Object.values(intlTags);
	expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags);
	expect(Intl.PluralRules.supportedLocalesOf(tags)).toEqual(tags);
});

test('Open Graph has the tags of Intl with an underscore', () => {
	for (const locale of locales) {
		expect(openGraphLocales[locale]).toBe(intlTags[locale].replace('-', '_'));
	}
});

describe('the languages a site is published in', () => {
	test.each([
		['en,uk', ['en', 'uk']],
		['uk', ['en', 'uk']],
		['es,en', ['en', 'es']],
		['', ['en', 'uk', 'es']],
		[undefined, ['en', 'uk', 'es']],
	])('%j are %j: English is always among them', (list, expected) => {
		expect(toSiteLocales(list)).toEqual(expected);
	});
});
