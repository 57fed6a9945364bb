import { z } from 'zod';

const sentence = (language: string) =>
	z
		.string({ error: `The ${language} text is missing. Write a text in quotes, for example "Dance school".` })
		.trim()
		.min(1, `The ${language} text is empty. Write it, or leave the whole line out to show English instead.`);

/** One text per language. English is required; where Ukrainian or Spanish is missing, English is shown and marked as English. */
export function localized() {
	return z.strictObject({
		en: sentence('English').describe('English text; it is also shown where a translation is missing.'),
		uk: sentence('Ukrainian').optional().describe('Ukrainian text.'),
		es: sentence('Spanish').optional().describe('Spanish text.'),
	});
}

/** A list of short texts per language, for example the duties of a job. Keep the three lists in the same order. */
export function localizedList() {
	const list = (language: string) =>
		z
			.array(sentence(language), { error: `The ${language} list is missing. Write ["first", "second"].` })
			.min(1, `The ${language} list is empty. Write at least one line.`);
	return z.strictObject({
		en: list('English').describe('English lines; also shown where a translation is missing.'),
		uk: list('Ukrainian').optional().describe('Ukrainian lines, in the same order.'),
		es: list('Spanish').optional().describe('Spanish lines, in the same order.'),
	});
}

/** Either one text for all languages ("1000 / 1000") or one per language. Always comes out as one per language. */
export function textOrLocalized() {
	return z
		.union([sentence('English').transform((text) => ({ en: text, uk: text, es: text })), localized()], {
			error: 'Write one text for all languages ("1000 / 1000") or { "en": "…", "uk": "…", "es": "…" }.',
		})
		.describe('One text for all languages, or one text per language.');
}

export type Localized = z.output<ReturnType<typeof localized>>;
export type LocalizedList = z.output<ReturnType<typeof localizedList>>;
