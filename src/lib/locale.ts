export const locales = ['en', 'uk', 'es'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** Old builds saved Ukrainian as `ua`. Past this function only `uk` exists. */
export function parseLocale(value: unknown): Locale | undefined {
	if (value === 'ua') return 'uk';
	return locales.find((locale) => locale === value);
}
