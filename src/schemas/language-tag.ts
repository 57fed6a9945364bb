import { z } from 'zod';
import type { Locale } from '#i18n/locales.ts';
import { isLanguage } from '#lib/language-tag.ts';
import { absentOrWrong, quote } from './sentence.ts';

const advice = 'Write its tag in lower-case letters, for example "de" or "pt-br".';

/** The first part of addresses that mean something else: /cv is no Chuvash page. */
const taken = ['cv'];

/** The tag of a language (BCP 47) in lower-case letters: it is part of addresses and file names. */
export function languageTag() {
	return z
		.string({ error: absentOrWrong('language', 'a language', advice) })
		.refine(isLanguage, {
			error: ({ input }) => `${quote(input)} is not the tag of a language. ${advice}`,
		})
		.refine((tag) => !taken.includes(tag), {
			error: ({ input }) =>
				`${quote(input)} is the address of another page. Use a longer tag, such as "cv-cyrl".`,
		})
		.transform((tag) => tag as Locale)
		.meta({ examples: ['de'] });
}
