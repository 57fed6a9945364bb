import type { Locale } from '#i18n/locales.ts';
import { newestFirst } from '#lib/partial-date.ts';
import { getEntries } from './entries.ts';
import { toWords, type Words } from './localize.ts';

/** An article, a book or a talk in print. */
export interface Publication {
	id: string;
	title: Words;
	/** The journal, the publisher or the conference. */
	publisher?: Words | undefined;
	/** All of them in one line; without it the person wrote it alone. */
	authors?: string | undefined;
	/** As exact as it is known: a year, a month or a day in ISO 8601. */
	date?: string | undefined;
	summary?: Words | undefined;
	website?: string | undefined;
	tags: string[];
}

/** All publications, the newest first. */
export async function getPublications(locale: Locale): Promise<Publication[]> {
	const entries = await getEntries('publications');
	return entries
		.map(({ id, data }) => ({
			id,
			title: toWords(data.title, locale),
			publisher: toWords(data.publisher, locale),
			authors: data.authors,
			date: data.date,
			summary: toWords(data.summary, locale),
			website: data.website,
			tags: data.tags ?? [],
		}))
		.sort((a, b) => newestFirst(a.date, b.date) || a.id.localeCompare(b.id));
}
