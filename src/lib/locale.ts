export const locales = ['en', 'uk', 'es'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

export function parseLocale(value: unknown): Locale | undefined {
	return locales.find((locale) => locale === value);
}
