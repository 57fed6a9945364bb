import { formatLongDay, formatMonth } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { type Locale, toIntlTag } from '#i18n/locales.ts';
import { withReadyWords } from '../../../scripts/content/words/ready-words.ts';

const tags = ['ar', 'de', 'fr', 'it', 'nl', 'pl', 'pt', 'sv'];
vi.resetModules();
globalThis.siteLanguages = { tags, words: withReadyWords({}, tags) };
const { formatUntil } = await import('#i18n/format-until.ts');

afterAll(() => {
	globalThis.siteLanguages = undefined;
	vi.resetModules();
});

// French has "en" before a year and a month, Italian its article before a year alone, and Polish the genitive after "do":
// Banque de dépannage linguistique, Treccani, Wielki słownik ortograficzny PWN.
test.each([
	['ar', 'حتى 2011', 'حتى يونيو 2010'],
	['de', 'bis 2011', 'bis Juni 2010'],
	['en', 'until 2011', 'until Jun 2010'],
	['fr', 'jusqu’en 2011', 'jusqu’en juin 2010'],
	['it', 'fino al 2011', 'fino a giugno 2010'],
	['nl', 'tot 2011', 'tot juni 2010'],
	['pl', 'do 2011 r.', 'do czerwca 2010'],
	['pt', 'até 2011', 'até junho de 2010'],
	['sv', 'till 2011', 'till juni 2010'],
	['uk', 'до\u00a02011 року', 'до\u00a006.2010'],
] as const)('%s: the end of a period without a start', (tag, year, month) => {
	const print = (end: string) => formatUntil(tag as Locale, end).replace(/[\u2068\u2069]/g, '');
	expect([print('2011'), print('2010-06')]).toEqual([year, month]);
});

test.each([
	['fr', '2010-06-03', 'jusqu’au 3 juin 2010'],
	['de', '2010-06-03', 'bis zum 3. Juni 2010'],
	['es', '2010-06-03', 'hasta el 03/06/2010'],
] as const)('%s: a day has an article', (tag, end, text) => {
	expect(formatUntil(tag as Locale, end)).toBe(text);
});

// Intl itself with pt-PT: ECMA-402 leaves Portuguese without a region to CLDR, where it is Brazilian.
test('Portuguese without a region is European', () => {
	const pt = 'pt' as Locale;
	const brazil = 'pt-br' as Locale;
	for (const value of [1234, 1234567.5])
		expect(formatNumber(pt, value)).toBe(new Intl.NumberFormat('pt-PT').format(value));
	expect(formatNumber(brazil, 1234567)).toBe('1.234.567');
	expect([formatMonth(pt, '2010-06'), formatMonth(brazil, '2010-06')]).toEqual([
		'06/2010',
		'jun. de 2010',
	]);
	expect(new Intl.PluralRules(toIntlTag(pt)).select(0)).toBe('other');
});

test('the first of a month is an ordinal in French', () => {
	expect(formatLongDay('fr' as Locale, '2010-06-01')).toBe('1er juin 2010');
	expect(formatLongDay('fr' as Locale, '2010-06-21')).toBe('21 juin 2010');
});
