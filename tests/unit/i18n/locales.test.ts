import { toLocales } from '#i18n/locale.ts';
import { toLocaleName } from '#i18n/locale-name.ts';
import {
	type Locale,
	localePaths,
	locales,
	toDirection,
	toLocaleParam,
	toOpenGraphLocale,
} from '#i18n/locales.ts';

test('each page has one static path per language, and the default language has no prefix', () => {
	expect(localePaths()).toEqual([
		{ params: { locale: undefined }, props: { locale: 'en' } },
		{ params: { locale: 'uk' }, props: { locale: 'uk' } },
		{ params: { locale: 'es' }, props: { locale: 'es' } },
	]);
	expect(locales.map(toLocaleParam)).toEqual([undefined, 'uk', 'es']);
});

test.each([
	['en', 'English'],
	['uk', 'Українська'],
	['es', 'Español'],
	['de', 'Deutsch'],
	['pt-br', 'Português (Brasil)'],
	['ar', 'العربية'],
])('%s calls itself %s', (tag, name) => {
	expect(toLocaleName(tag as Locale)).toBe(name);
});

test.each([
	['en', 'en_US'],
	['uk', 'uk_UA'],
	['es', 'es_ES'],
	['de', 'de_DE'],
	['pt-br', 'pt_BR'],
])('Open Graph knows %s as %s', (tag, expected) => {
	expect(toOpenGraphLocale(tag as Locale)).toBe(expected);
});

test.each([
	['uk', 'ltr'],
	['de', 'ltr'],
	['ar', 'rtl'],
	['he', 'rtl'],
	['fa', 'rtl'],
	['az-arab', 'rtl'],
	['az', 'ltr'],
])('%s is written %s', (tag, direction) => {
	expect(toDirection(tag)).toBe(direction);
});

test.each([
	['en,uk', ['en', 'uk']],
	['uk', ['uk']],
	['de,en', ['de', 'en']],
	['', ['en', 'uk', 'es']],
	[undefined, ['en', 'uk', 'es']],
])(
	'the languages of a site: %j are %j, the first of which is the default one',
	(list, expected) => {
		expect(toLocales(list)).toEqual(expected);
	},
);
