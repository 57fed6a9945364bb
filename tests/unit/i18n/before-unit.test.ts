import { beforeUnit } from '#i18n/before-unit.ts';

/**
 * The percent sign: CLDR (percentFormats of en: "#,##0%"; of es: "#,##0 %"), the Ortografía of the RAE (8.1, separated by a
 * space), and for Ukrainian the SI Brochure, 5.4.7 (a space before %). Other units: the same, 5.4.3.
 */
test.each([
	['en', '%', '46%'],
	['uk', '%', '46\u00a0%'],
	['es', '%', '46\u00a0%'],
	['en', 'kB', '46\u00a0kB'],
	['uk', 'хвилин', '46\u00a0хвилин'],
] as const)('%s writes 46 and "%s" as "%s"', (locale, unit, written) => {
	expect(`46${beforeUnit(locale, unit)}${unit}`).toBe(written);
});
