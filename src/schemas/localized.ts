import { z } from 'zod';
import { type Locale, locales } from '#i18n/locales.ts';
import { record } from './record.ts';
import { absentOrWrong } from './sentence.ts';

const languages = { en: 'English', uk: 'Ukrainian', es: 'Spanish' } as const satisfies Record<
	Locale,
	string
>;
/** A text that an author could write. A language that was added later may have none. */
export type Example = { en: string } & Partial<Record<Locale, string>>;

/** The same for a list. */
type ListExample = { en: readonly string[] } & Partial<Record<Locale, readonly string[]>>;

/**
 * One text per language. English is required; where Ukrainian or Spanish is missing, English is shown and marked as
 * English. Errors call the text `noun` and quote `example`, as do docs/content.md and the editor.
 */
export function localized(noun: string, example: Example) {
	const advice = `Write one text per language: ${toShape('"…"')}.`;
	return record(
		{
			en: sentence('en', noun, example.en).describe(
				'English text; it is also shown where a translation is missing.',
			),
			uk: sentence('uk', noun, example.uk ?? example.en)
				.optional()
				.describe('Ukrainian text.'),
			es: sentence('es', noun, example.es ?? example.en)
				.optional()
				.describe('Spanish text.'),
		},
		absentOrWrong(noun, 'one text per language', advice),
	).meta({ examples: [example] });
}

/** A list of short texts per language, for example the duties of a job. Keep the three lists in the same order. */
export function localizedList(noun: string, example: ListExample) {
	const advice = `Write one list per language: ${toShape('["…"]')}.`;
	return record(
		{
			en: list('en', noun, example.en).describe(
				'English lines; also shown where a translation is missing.',
			),
			uk: list('uk', noun, example.uk ?? example.en)
				.optional()
				.describe('Ukrainian lines, in the same order.'),
			es: list('es', noun, example.es ?? example.en)
				.optional()
				.describe('Spanish lines, in the same order.'),
		},
		absentOrWrong(noun, 'one list per language', advice),
	).meta({ examples: [example] });
}

/**
 * Either one text for all languages, such as `example`, or one per language. The parsed value always has one per
 * language.
 */
export function textOrLocalized(noun: string, example: string, examplePerLanguage: Example) {
	const advice = `Write one text for all languages, "${example}", or one text per language: ${toShape('"…"')}.`;
	const text = sentence('en', noun, example).transform(inAllLanguages);
	return z
		.union([text, localized(noun, examplePerLanguage)], {
			error: absentOrWrong(noun, 'a text or one text per language', advice),
		})
		.meta({
			description: 'One text for all languages, or one text per language.',
			examples: [example],
		});
}

/** @example toShape('"…"') // '{ "en": "…", "uk": "…", "es": "…" }' */
function toShape(value: string): string {
	return `{ ${locales.map((locale) => `"${locale}": ${value}`).join(', ')} }`;
}

/** The same value for every language. */
export function inAllLanguages<Value>(value: Value): Record<Locale, Value> {
	return { en: value, uk: value, es: value };
}

function sentence(locale: Locale, noun: string, example: string) {
	const language = languages[locale];
	const advice = `Write a text in quotes, for example "${example}".`;
	const cure =
		locale === 'en'
			? 'Write it: it is also shown where a translation is missing.'
			: 'Write it, or delete the line to show the English text instead.';
	return z
		.string({ error: absentOrWrong(`${language} ${noun}`, 'a text', advice) })
		.trim()
		.min(1, `The ${language} ${noun} is empty. ${cure}`)
		.meta({ examples: [example] });
}

function list(locale: Locale, noun: string, example: readonly string[]) {
	const language = languages[locale];
	const advice = `Write a list, for example ${JSON.stringify(example)}.`;
	return z
		.array(sentence(locale, 'line', example[0] ?? ''), {
			error: absentOrWrong(`${language} ${noun}`, 'a list', advice),
		})
		.min(1, `The ${language} ${noun} is empty. Write at least one line.`)
		.meta({ examples: [example] });
}

export type Localized = z.output<ReturnType<typeof localized>>;
