import { listLanguageNames } from '#lib/language-names.ts';
import { builtInLocales, locales } from './locale.ts';

let names: ReadonlyMap<string, string> | undefined;

/** The two-letter code of a language that is called by its name in a language of the site, in English or in itself. */
export function findLanguageCode(name: string | undefined): string | undefined {
	names ??= listLanguageNames([...locales, ...builtInLocales]);
	return names.get(name?.toLowerCase() ?? '');
}
