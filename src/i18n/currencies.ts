import { intlTags, type Locale } from './locales.ts';

/** Names of currencies and metals by their code, with a capital as a heading has it. Build time: browsers differ in a few. */
export function toCurrencyNames(locale: Locale, codes: readonly string[]): Record<string, string> {
	const names = new Intl.DisplayNames(intlTags[locale], { type: 'currency' });
	return Object.fromEntries(
		codes.map((code) => [code, capitalize(locale, names.of(code) ?? code)]),
	);
}

function capitalize(locale: Locale, text: string): string {
	const [first = '', ...rest] = text;
	return first.toLocaleUpperCase(intlTags[locale]) + rest.join('');
}
