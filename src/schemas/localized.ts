import { z } from 'zod';
import type { Locale } from '#i18n/locales.ts';
import { record } from './record.ts';
import { absentOrWrong } from './sentence.ts';

const languages = { en: 'English', uk: 'Ukrainian', es: 'Spanish' } as const satisfies Record<
	Locale,
	string
>;
/** What an author could write. A language that is new has no examples of its own. */
export type Example = { en: string } & Partial<Record<Locale, string>>;

const textExample = { en: 'Dance school', uk: 'Школа танців', es: 'Escuela de danza' };
const listExample = {
	en: ['Planning', 'Budget'],
	uk: ['Планування', 'Бюджет'],
	es: ['Planificación', 'Presupuesto'],
};

/**
 * One text per language. English is required; where Ukrainian or Spanish is missing, English is shown and marked as
 * English. `noun` names the text in the sentences to the author, `example` shows one.
 */
export function localized(noun = 'text', example: Example = textExample) {
	const advice = `Write one ${noun} per language: ${JSON.stringify(example)}.`;
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
export function localizedList() {
	const advice = `Write one list per language: ${JSON.stringify(listExample)}.`;
	return record(
		{
			en: list('en').describe('English lines; also shown where a translation is missing.'),
			uk: list('uk').optional().describe('Ukrainian lines, in the same order.'),
			es: list('es').optional().describe('Spanish lines, in the same order.'),
		},
		absentOrWrong('list', 'one list per language', advice),
	).meta({ examples: [listExample] });
}

/** Either one text for all languages ("1000 / 1000") or one per language. Always comes out as one per language. */
export function textOrLocalized(example = '1000 / 1000') {
	const advice = `Write one text for all languages, "${example}", or { "en": "…", "uk": "…", "es": "…" }.`;
	const text = sentence('en', 'text', example).transform(inAllLanguages);
	return z
		.union([text, localized()], {
			error: absentOrWrong('text', 'a text nor one text per language', advice),
		})
		.meta({
			description: 'One text for all languages, or one text per language.',
			examples: [example],
		});
}

/** A value that is the same in all languages, as if it were written once for each. */
export function inAllLanguages<Value>(value: Value): Record<Locale, Value> {
	return { en: value, uk: value, es: value };
}

function sentence(locale: Locale, noun: string, example: string) {
	const language = languages[locale];
	const advice = `Write a text in quotes, for example "${example}".`;
	const cure =
		locale === 'en'
			? 'Write it: it is also shown where a translation is missing.'
			: 'Write it, or leave the whole line out to show English instead.';
	return z
		.string({ error: absentOrWrong(`${language} ${noun}`, 'a text', advice) })
		.trim()
		.min(1, `The ${language} ${noun} is empty. ${cure}`)
		.meta({ examples: [example] });
}

function list(locale: Locale) {
	const language = languages[locale];
	const example = listExample[locale];
	const advice = `Write ${JSON.stringify(example)}.`;
	return z
		.array(sentence(locale, 'line', example[0] ?? ''), {
			error: absentOrWrong(`${language} list`, 'a list', advice),
		})
		.min(1, `The ${language} list is empty. Write at least one line.`)
		.meta({ examples: [example] });
}

export type Localized = z.output<ReturnType<typeof localized>>;
