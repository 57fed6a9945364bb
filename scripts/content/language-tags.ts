import { isLanguage } from '#lib/language-tag.ts';

/**
 * The tags that the settings of a site name, each once. Anything that is not a language is left out: the check of the
 * content reports it. Imports nothing that must know the languages already.
 */
export function toLanguageTags(settings: unknown): string[] {
	if (typeof settings !== 'object' || settings === null || !('languages' in settings)) return [];
	const { languages } = settings;
	if (!Array.isArray(languages)) return [];
	return [...new Set(languages.filter((tag) => typeof tag === 'string' && isLanguage(tag)))];
}
