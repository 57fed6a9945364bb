import { isBuiltIn, type Locale } from '#i18n/locales.ts';
import { listHeadings, listOutlines, listStandIns } from './case-study-outline.ts';

/*
 * Everything that commands write in place of the author's words. Each is a mistake until the author replaces it.
 */

/** Where an answer is missing, by field. */
export const placeholders = {
	name: { en: 'Your name', uk: 'Ваше ім’я', es: 'Su nombre' },
	jobTitle: { en: 'Your job title', uk: 'Ваша посада', es: 'Su puesto' },
	summary: { en: 'Your summary', uk: 'Кілька слів про\u00a0себе', es: 'Su resumen' },
	place: { en: 'Your city', uk: 'Ваше місто', es: 'Su ciudad' },
} as const;

/** For a missing text of any other kind. */
export const missingText = '—';

/** For a missing date: no author has done anything in this year. */
export const missingYear = '1900';

/** For a missing e-mail address. */
export const missingEmail = 'name@example.com';

const all: ReadonlySet<string> = new Set([
	...Object.values(placeholders).flatMap((words) => Object.values(words)),
	missingText,
	missingYear,
	missingEmail,
	`mailto:${missingEmail}`,
]);

const ofOutlines: ReadonlySet<string> = new Set(listOutlines().flatMap(listStandIns));
const headings: ReadonlySet<string> = new Set(listOutlines().flatMap(listHeadings));

/** In a record. */
export function isPlaceholder(text: string): boolean {
	return all.has(text.trim());
}

/** A line of a new case study: a paragraph, a note, or the value of an attribute. */
export function isFromOutline(text: string): boolean {
	return ofOutlines.has(toLine(text));
}

/** A heading of a new case study in a language for which the code has no outline, so that it is in another one. */
export function isForeignHeading(text: string, locale: Locale): boolean {
	return !isBuiltIn(locale) && headings.has(toLine(text));
}

/** Editors break long lines. */
function toLine(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}
