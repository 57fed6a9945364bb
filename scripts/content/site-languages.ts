import { existsSync, readFileSync } from 'node:fs';
import { type Locale, locales } from '#lib/locale.ts';

const file = 'src/content/site/site.json';

/**
 * The languages that the author publishes in. They are read before the content is checked. All
 * languages are returned if the file cannot be read: the check then reports its mistakes.
 */
export function readSiteLanguages(path: string = file): Locale[] {
	try {
		const settings: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
		const named =
			typeof settings === 'object' && settings !== null && 'languages' in settings
				? settings.languages
				: locales;
		if (!Array.isArray(named)) return [...locales];
		return locales.filter((locale) => locale === 'en' || named.includes(locale));
	} catch {
		return [...locales];
	}
}
