import { setApostrophe } from './apostrophe.ts';
import { type BuiltInLocale, isBuiltIn, type Locale, toIntlTag } from './locales.ts';

/** Names that `Intl` has wrong. The National Bank of Ukraine has no "English" pound, puts "new" first, and has a feminine won. */
const ownNames = {
	en: {},
	uk: { GBP: 'фунт стерлінгів', ILS: 'новий ізраїльський шекель', KRW: 'південнокорейська вона' },
	es: {},
} as const satisfies Record<BuiltInLocale, Readonly<Record<string, string>>>;

/** Names of currencies and metals by their code, with a capital as a heading has it. Build time: browsers differ in a few. */
export function toCurrencyNames(locale: Locale, codes: readonly string[]): Record<string, string> {
	const names = new Intl.DisplayNames(toIntlTag(locale), { type: 'currency' });
	const own: Readonly<Record<string, string>> = isBuiltIn(locale) ? ownNames[locale] : {};
	return Object.fromEntries(
		codes.map((code) => [
			code,
			setApostrophe(capitalize(locale, own[code] ?? names.of(code) ?? code)),
		]),
	);
}

function capitalize(locale: Locale, text: string): string {
	const [first = '', ...rest] = text;
	return first.toLocaleUpperCase(toIntlTag(locale)) + rest.join('');
}
