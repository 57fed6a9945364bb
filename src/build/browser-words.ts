import { toFields } from '#lib/parse.ts';

/** The areas of words that scripts of pages read by themselves; all other words are given to them by the page. */
const areas = ['find'];

/** Of the words that are content, those that scripts read, by language and area. */
export function pickBrowserWords(): Record<string, object> {
	const languages = Object.entries(globalThis.siteLanguages?.words ?? {});
	return Object.fromEntries(
		languages.map(([tag, words]) => {
			const all = Object.entries(toFields(words) ?? {});
			return [tag, Object.fromEntries(all.filter(([area]) => areas.includes(area)))];
		}),
	);
}
