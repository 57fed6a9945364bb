import type { Locale } from '#i18n/locales.ts';
import { toEnglishName } from '#schemas/localized.ts';
import { quote } from '#schemas/sentence.ts';

/** Records that are well-formed, but hardly what their author meant. */
export const recordSentences = {
	'date-far-ahead': (date: string, last: string) => ({
		sentence: `The date ${date} is far in the future. Correct the year.`,
		found: quote(date),
		expected: `a date up to ${last}`,
		example: quote(`${last.slice(0, 4)}${date.slice(4)}`),
	}),
	'missing-default-text': (locale: Locale, example: unknown) => ({
		sentence: `The ${toEnglishName(locale)} text is missing. Write it in the field "${locale}": it is also shown where a translation is missing.`,
		found: 'nothing',
		expected: `a text in the default language, "${locale}"`,
		example: `"${locale}": ${JSON.stringify(example)}`,
	}),
	'two-spellings': (name: string, other: string, file: string) => ({
		sentence: `"${name}" is also spelt "${other}", in "${file}". Spell it in one way everywhere: the site treats two spellings as two technologies.`,
		found: quote(name),
		expected: 'one spelling of a technology in all files',
		example: quote(other),
	}),
};
