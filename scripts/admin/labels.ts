import { locales } from '#i18n/locales.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Labels that the names of fields and files do not tell. */
const others: Readonly<Record<string, string>> = {
	iq: 'IQ',
};

/**
 * The label of a field or of an option in a form.
 * @example toLabel('mainDuties') // 'Main duties'
 * @example toLabel('uk') // 'Ukrainian'
 */
export function toLabel(name: string): string {
	const locale = locales.find((known) => known === name);
	if (locale !== undefined) return toLanguageLabel(locale);
	if (others[name]) return others[name];
	const words = name
		.replace(/([a-z])([A-Z])/g, '$1 $2')
		.replaceAll('-', ' ')
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @example toLanguageLabel('pt-br') // 'Brazilian Portuguese' */
export function toLanguageLabel(tag: string): string {
	return languageNames.of(tag) ?? tag;
}
