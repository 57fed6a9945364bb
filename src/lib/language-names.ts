import { letterPairs } from './language-tag.ts';

/** The codes of two letters for which `Intl` has a name, without those that it replaces, such as `iw` for `he`. */
export function listLanguageCodes(): string[] {
	return letterPairs.filter(
		(code) => Intl.getCanonicalLocales(code)[0] === code && toNames('en').of(code),
	);
}

/**
 * The codes of languages by what each of `languages`, and the language itself, calls them, in small letters.
 * @example listLanguageNames(['fr']).get('allemand') // 'de'
 */
export function listLanguageNames(languages: readonly string[]): ReadonlyMap<string, string> {
	const known = languages.map(toNames);
	const all = listLanguageCodes().flatMap((code) =>
		[...known, toNames(code)].map(
			(names) => [names.of(code)?.toLowerCase() ?? code, code] as const,
		),
	);
	// Of two languages with the same name, the first counts.
	return new Map(all.reverse());
}

function toNames(language: string): Intl.DisplayNames {
	return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
}
