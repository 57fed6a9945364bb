import { intlTags, type Locale } from './locales.ts';

/** No comma before the last name in English, as in the other texts. */
const tags = { ...intlTags, en: 'en-GB' } as const;

/** Things of which one is to be chosen. @example formatChoice('uk', ['PV', 'PMT']) // 'PV або PMT' */
export function formatChoice(locale: Locale, names: readonly string[]): string {
	return new Intl.ListFormat(tags[locale], { type: 'disjunction' }).format(names);
}
