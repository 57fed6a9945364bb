import titles from './titles.json' with { type: 'json' };

/** What Europass has as a heading of its own and the site as the title of a record; in English where no one has written them. */
export function toTitles(language: string): typeof titles.en {
	return Object.entries(titles).find(([known]) => known === language)?.[1] ?? titles.en;
}

/** @example toLanguageName('de', 'eng') // 'Englisch' */
export function toLanguageName(language: string, code: string | undefined): string | undefined {
	if (code === undefined || !/^[a-z]{2,3}$/i.test(code)) return code;
	return new Intl.DisplayNames(language, { type: 'language' }).of(code.toLowerCase());
}
