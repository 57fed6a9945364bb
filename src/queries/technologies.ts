import { readPackageVersion } from '#build/edition/package-version.ts';
import type { Locale } from '#i18n/locales.ts';
import { byPlace } from '#lib/by-place.ts';
import { getEntries } from './entries.ts';
import { toWords, type Words } from './localize.ts';

export interface Technology {
	id: string;
	title: string;
	url: string;
	purpose: Words;
	version: string;
}

/** What the site is built with, in the order of the author. */
export async function getTechnologies(locale: Locale): Promise<Technology[]> {
	const entries = await getEntries('technologies');
	return entries.sort(byPlace).map(({ id, data }) => ({
		id,
		title: data.title,
		url: data.url,
		purpose: toWords(data.purpose, locale),
		version: data.version ?? readPackageVersion(data.package ?? id),
	}));
}
