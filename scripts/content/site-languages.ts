import { existsSync, readFileSync } from 'node:fs';
import { type Locale, locales } from '#lib/locale.ts';
import { type Entry, readField } from './source.ts';

const file = 'src/content/site/site.json';

/** The languages that the author publishes in, read before the content is checked. */
export function readSiteLanguages(path: string = file): Locale[] {
	try {
		return toPublished(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
	} catch {
		return [...locales];
	}
}

/** The same of content that has been read. */
export function findSiteLanguages(entries: readonly Entry[]): Locale[] {
	return toPublished(entries.find(({ collection }) => collection === 'site')?.value);
}

/** English is always published. All languages are, if the settings name none: the check of the content reports why. */
function toPublished(settings: unknown): Locale[] {
	const named = readField(settings, ['languages']);
	if (!Array.isArray(named)) return [...locales];
	return locales.filter((locale) => locale === 'en' || named.includes(locale));
}
