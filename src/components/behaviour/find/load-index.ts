import type { Locale } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { type FindIndex, parseFindIndex } from '#lib/find/record.ts';

/** A visitor who waits longer is better off with the link. */
const longestMs = 10_000;

/**
 * What can be found in a language.
 * @throws when it does not load in ten seconds, or does not have the expected form
 */
export async function loadIndex(locale: Locale): Promise<FindIndex> {
	const response = await fetch(localizePath(locale, '/find.json'), {
		signal: AbortSignal.timeout(longestMs),
	});
	if (!response.ok) throw new Error(`The server answered ${response.status}.`);
	const index = parseFindIndex(await response.json());
	if (!index) throw new Error('The index does not have the expected form.');
	return index;
}
