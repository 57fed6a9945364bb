import { joinParts } from '#lib/parts.ts';
import { type Locale, toIntlTag, toScript } from './locales.ts';

/** No comma before the last name in English, as in the other texts. */
function toListTag(locale: Locale): string {
	return locale === 'en' ? 'en-GB' : toIntlTag(locale);
}

/** Things of which one is to be chosen. @example formatChoice('es', ['PV', 'PMT']) // 'PV o PMT' */
export function formatChoice(locale: Locale, names: readonly string[]): string {
	return new Intl.ListFormat(toListTag(locale), { type: 'disjunction' }).format(names);
}

/** Things that are all meant. @example formatAll('en', ['2 jobs', '1 school']) // '2 jobs and 1 school' */
export function formatAll(locale: Locale, names: readonly string[]): string {
	return new Intl.ListFormat(toListTag(locale), { type: 'conjunction' }).format(names);
}

/** Names side by side, with the comma of the script. @example formatNames('en', ['React', 'Vue']) // 'React, Vue' */
export function formatNames(locale: Locale, names: readonly string[]): string {
	return joinParts(names, toScript(locale) === 'Arab' ? '، ' : ', ');
}
