import type { Locale } from '#i18n/locales.ts';
import { readDates } from '#i18n/read-dates.ts';
import { localizePath } from '#i18n/urls.ts';
import { type Findable, Finder } from '#lib/find/finder.ts';
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

/** The one ranking of the site: of the search in the header and that of the certificates. */
export function makeFinder<Entry extends Findable>(
	entries: readonly Entry[],
	{ ignored }: Pick<FindIndex, 'ignored'>,
): Finder<Entry> {
	return new Finder(entries, { ignored, readDates });
}
