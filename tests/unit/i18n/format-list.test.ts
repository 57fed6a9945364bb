import { formatNames } from '#i18n/format-list.ts';
import type { Locale } from '#i18n/locales.ts';

/** The comma of the Arabic script: U+060C, as in the lists of CLDR for "ar" and "fa". */
test.each([
	['de', 'Wien, Linz'],
	['ar', 'Wien، Linz'],
	['fa', 'Wien، Linz'],
])('names in %s are "%s"', (locale, written) => {
	expect(formatNames(locale as Locale, ['Wien', 'Linz'])).toBe(written);
});
