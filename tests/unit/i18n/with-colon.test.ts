import type { Locale } from '#i18n/locales.ts';
import { withColon } from '#i18n/with-colon.ts';

/** French: Lexique des règles typographiques en usage à l’Imprimerie nationale, “Ponctuation”. */
test.each([
	['en', 'Grade:'],
	['fr', 'Grade\u00a0:'],
	['fr-ca', 'Grade\u00a0:'],
	['frr', 'Grade:'],
])('a label in %s is written "%s"', (locale, written) => {
	expect(withColon(locale as Locale, 'Grade')).toBe(written);
});
