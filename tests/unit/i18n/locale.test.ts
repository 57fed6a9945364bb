import { expect, test } from 'vitest';
import { defaultLocale, locales, parseLocale } from '#i18n/locale.ts';

test('there are three languages, and English is the default', () => {
	expect(locales).toEqual(['en', 'uk', 'es']);
	expect(defaultLocale).toBe('en');
});

test('each language is read as itself', () => {
	for (const locale of locales) expect(parseLocale(locale)).toBe(locale);
});

test('everything else is no language', () => {
	for (const value of ['', 'ua', 'EN', 'de', 'en-US', ' en', null, undefined, 0, {}, ['en']]) {
		expect(parseLocale(value)).toBeUndefined();
	}
});
