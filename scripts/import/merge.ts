import { locales } from '#i18n/locales.ts';
import { isGroup } from '../content/plain-value.ts';
import type { Draft } from './draft.ts';

/** One content of several drafts, each in a language of its own. */
export function mergeDrafts(drafts: readonly Draft[]): Map<string, object> {
	const files = new Map<string, object>();
	for (const draft of drafts) {
		for (const [path, fields] of draft.files) {
			files.set(path, withEnglish(merge(files.get(path) ?? {}, fields)) as object);
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
 * The site shows English where a translation is missing, so every text needs it: where it is missing, the text of
 * another language replaces it.
 */
function withEnglish(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withEnglish);
	if (!isGroup(value)) return value;
	const keys = Object.keys(value);
	const isText = keys.length > 0 && keys.every((key) => locales.some((locale) => locale === key));
	if (isText) return 'en' in value ? value : { en: Object.values(value)[0], ...value };
	return Object.fromEntries(keys.map((key) => [key, withEnglish(value[key])]));
}
