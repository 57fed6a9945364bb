/*
 * Everything that commands write in place of the author's words. Each is a mistake until the author replaces it.
 */

/** Where an answer is missing, by field. */
export const placeholders = {
	name: { en: 'Your name', uk: 'Ваше ім’я', es: 'Su nombre' },
	jobTitle: { en: 'Your job title', uk: 'Ваша посада', es: 'Su puesto' },
	summary: { en: 'Your summary', uk: 'Кілька слів про\u00a0себе', es: 'Su resumen' },
	town: { en: 'Your city', uk: 'Ваше місто', es: 'Su ciudad' },
} as const;

/** For a missing text of any other kind. */
export const missingText = '—';

/** For a missing e-mail address. */
export const missingEmail = 'name@example.com';

const all: ReadonlySet<string> = new Set([
	...Object.values(placeholders).flatMap((words) => Object.values(words)),
	missingText,
	missingEmail,
	`mailto:${missingEmail}`,
]);

/** In a record. */
export function isPlaceholder(text: string): boolean {
	return all.has(text.trim());
}
