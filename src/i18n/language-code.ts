import { letterPairs } from '#lib/language-tag.ts';
import { builtInLocales, locales } from './locale.ts';

/** The two-letter code of a language that is called by its name in a language of the site, in English or in itself. */
export function findLanguageCode(name: string | undefined): string | undefined {
	const wanted = name?.toLowerCase();
	if (!wanted) return undefined;
	const known = [...new Set([...locales, ...builtInLocales])].map(toNames);
	return listLanguageCodes().find((code) =>
		[...known, toNames(code)].some((names) => names.of(code)?.toLowerCase() === wanted),
	);
}

/** The codes of two letters for which `Intl` has a name, without those that it replaces, such as `iw` for `he`. */
export function listLanguageCodes(): string[] {
	return letterPairs.filter(
		(code) => Intl.getCanonicalLocales(code)[0] === code && toNames('en').of(code),
	);
}

const memo = new Map<string, Intl.DisplayNames>();

function toNames(language: string): Intl.DisplayNames {
	const made =
		memo.get(language) ?? new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
	memo.set(language, made);
	return made;
}
