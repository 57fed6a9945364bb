import placeholders from './placeholders.json' with { type: 'json' };

/*
 * Everything that commands write in place of the author's words. Each is a mistake until the author replaces it.
 */

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
