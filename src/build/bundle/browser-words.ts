import type { Plugin } from 'vite';
import { type Fields, toFields } from '#lib/parse.ts';

/** The areas of words that scripts of pages read by themselves; all other words are given to them by the page. */
const areas = ['find'];

/** Gives browsers the words that scripts read. No constant of the settings: while a site is edited, its words change. */
export function browserWords(): Plugin {
	return {
		name: 'browser-words',
		enforce: 'pre',
		transform: {
			filter: { id: /\/src\/i18n\/site-words\.ts$/ },
			handler: (code) =>
				code.replace('import.meta.env?.SITE_WORDS', () => JSON.stringify(pickBrowserWords())),
		},
	};
}

/** Of the words that are content, those that scripts read, by language and area. */
function pickBrowserWords(): Record<string, object> {
	const languages = Object.entries(globalThis.siteLanguages?.words ?? {});
	return Object.fromEntries(
		languages.map(([tag, words]) => {
			const all = Object.entries(toFields(words) ?? {});
			return [tag, toTranslated(Object.fromEntries(all.filter(([area]) => areas.includes(area))))];
		}),
	);
}

/** Without the English text that the file has above each word, and without words that are not translated. */
function toTranslated(words: Fields): object {
	return Object.fromEntries(
		Object.entries(words).flatMap(([key, value]): [string, unknown][] => {
			if (key.startsWith('# ') || value === '') return [];
			const inner = toFields(value);
			if (inner === undefined) return [[key, value]];
			const translated = toTranslated(inner);
			return Object.keys(translated).length === 0 ? [] : [[key, translated]];
		}),
	);
}
