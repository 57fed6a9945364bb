import { defaultLocale, locales } from '#i18n/locales.ts';
import { isGroup } from '../content/plain-value.ts';
import type { Draft } from './draft.ts';

/** One content of several drafts, each in a language of its own. */
export function mergeDrafts(drafts: readonly Draft[]): Map<string, object> {
	const files = new Map<string, object>();
	for (const draft of drafts) {
		for (const [path, fields] of draft.files) {
			files.set(path, withDefault(merge(files.get(path) ?? {}, fields)) as object);
		}
	}
	return files;
}

/** Lists are joined item by item, where they are of one length; else the first language decides. */
function merge(first: unknown, second: unknown): unknown {
	if (Array.isArray(first) && Array.isArray(second)) {
		if (first.length !== second.length) return first;
		return first.map((item, index) => merge(item, second[index]));
	}
	if (isGroup(first) && isGroup(second)) {
		const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
		return Object.fromEntries([...keys].map((key) => [key, merge(first[key], second[key])]));
	}
	return first ?? second;
}

/**
 * Where a translation is missing, the site shows the text in the default language, or in English, so every text needs one
 * of them: where both are missing, the text of another language replaces it.
 */
function withDefault(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withDefault);
	if (!isGroup(value)) return value;
	const keys = Object.keys(value);
	const isText = keys.length > 0 && keys.every((key) => isLanguageOfTexts(key));
	if (isText) {
		const isComplete = defaultLocale in value || 'en' in value;
		return isComplete ? value : { [defaultLocale]: Object.values(value)[0], ...value };
	}
	return Object.fromEntries(keys.map((key) => [key, withDefault(value[key])]));
}

function isLanguageOfTexts(key: string): boolean {
	return key === 'en' || locales.some((locale) => locale === key);
}
