import { z } from 'zod';
import { builtInLocales, defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { record } from './record.ts';
import { absentOrWrong } from './sentence.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The languages in which content may be written: those of the site, and the built-in ones, which the site may come to have. */
export const writtenLocales: readonly Locale[] = [...new Set([...locales, ...builtInLocales])];

/** What a language is called in English. @example toEnglishName('es') // 'Spanish' */
export function toEnglishName(locale: Locale): string {
	return names.of(locale) ?? locale;
}

/** A text that an author could write. A language that was added later may have none. */
export type Example = { en: string } & Partial<Record<Locale, string>>;

/** The same for a list. */
type ListExample = { en: readonly string[] } & Partial<Record<Locale, readonly string[]>>;

/**
 * One value per language. The default language is required; where another one is missing, the default one is shown
 * and marked with its language. With a default language other than English, English alone is enough, too.
 * `toField` makes the field of a language; `toError` words the error for a value that is not an object.
 */
export function perLanguage<Field extends z.ZodType>(
	noun: string,
	toField: (locale: Locale) => Field,
	toError?: Parameters<typeof record>[1],
) {
	const fields = writtenLocales.map((locale) => {
		const field = toField(locale);
		return [locale, locale === 'en' && defaultLocale === 'en' ? field : field.optional()];
	});
	const shape = Object.fromEntries(fields) as Record<Locale, z.ZodOptional<Field>>;
	const group = record(shape, toError);
	if (defaultLocale === 'en') return group;
	return group.refine((value) => value[defaultLocale] !== undefined || value.en !== undefined, {
		error: `The ${toEnglishName(defaultLocale)} ${noun} is missing. Write it in the field "${defaultLocale}".`,
	});
}

/** What the field of a language is for. */
function describeField(locale: Locale, noun: string, more = ''): string {
	const name = toEnglishName(locale);
	return locale === defaultLocale
		? `${name} ${noun}; ${noun === 'text' ? 'it is ' : ''}also shown where a translation is missing.`
		: `${name} ${noun}${more}.`;
}

/**
 * One text per language. Errors call the text `noun` and quote `example`, as do docs/content.md and the editor.
 */
export function localized(noun: string, example: Example) {
	const advice = `Write one text per language: ${toShape('"…"')}.`;
	return perLanguage(
		noun,
		(locale) =>
			sentence(locale, noun, example[locale] ?? example.en).describe(describeField(locale, 'text')),
		absentOrWrong(noun, 'one text per language', advice),
	).meta({ examples: [example] });
}

/** A list of short texts per language, for example the duties of a job, with at most `most` lines. Keep the lists in the same order. */
export function localizedList(noun: string, example: ListExample, most?: number) {
	const advice = `Write one list per language: ${toShape('["…"]')}.`;
	return perLanguage(
		noun,
		(locale) =>
			list(locale, noun, example[locale] ?? example.en, most).describe(
				describeField(locale, 'lines', ', in the same order'),
			),
		absentOrWrong(noun, 'one list per language', advice),
	).meta({ examples: [example] });
}

/**
 * Either one text for all languages, such as `example`, or one per language. The parsed value always has one per
 * language.
 */
export function textOrLocalized(noun: string, example: string, examplePerLanguage: Example) {
	const advice = `Write one text for all languages, "${example}", or one text per language: ${toShape('"…"')}.`;
	const text = sentence(defaultLocale, noun, example).transform(inAllLanguages);
	return z
		.union([text, localized(noun, examplePerLanguage)], {
			error: absentOrWrong(noun, 'a text or one text per language', advice),
		})
		.meta({
			description: 'One text for all languages, or one text per language.',
			examples: [example],
		});
}

/** @example toShape('"…"') // '{ "en": "…", "es": "…" }' */
function toShape(value: string): string {
	return `{ ${locales.map((locale) => `"${locale}": ${value}`).join(', ')} }`;
}

/** The same value for every language. */
export function inAllLanguages<Value>(value: Value): Record<Locale, Value> {
	return Object.fromEntries(writtenLocales.map((locale) => [locale, value])) as Record<
		Locale,
		Value
	>;
}

function sentence(locale: Locale, noun: string, example: string) {
	const language = toEnglishName(locale);
	const advice = `Write a text in quotes, for example "${example}".`;
	const cure =
		locale === defaultLocale
			? 'Write it: it is also shown where a translation is missing.'
			: `Write it, or delete the line to show the ${toEnglishName(defaultLocale)} text instead.`;
	return z
		.string({ error: absentOrWrong(`${language} ${noun}`, 'a text', advice) })
		.trim()
		.min(1, `The ${language} ${noun} is empty. ${cure}`)
		.meta({ examples: [example] });
}

function list(locale: Locale, noun: string, example: readonly string[], most?: number) {
	const language = toEnglishName(locale);
	const advice = `Write a list, for example ${JSON.stringify(example)}.`;
	const lines = z
		.array(sentence(locale, 'line', example[0] ?? ''), {
			error: absentOrWrong(`${language} ${noun}`, 'a list', advice),
		})
		.min(1, `The ${language} ${noun} is empty. Write at least one line.`)
		.meta({ examples: [example] });
	if (most === undefined) return lines;
	return lines.max(most, `The ${language} ${noun} is too long. Write at most ${most} lines.`);
}

export type Localized = z.output<ReturnType<typeof localized>>;
