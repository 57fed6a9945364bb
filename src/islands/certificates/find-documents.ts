import { toSearchedDates } from '#i18n/searched-dates.ts';
import type { ListEntry } from '#islands/shared/list-view.ts';
import { foldText, rankMatches } from '#lib/search.ts';

/** The entries of all lists that match, the best first. */
export function findDocuments(entries: readonly ListEntry[], query: string): ListEntry[] {
	const texts = entries.map((entry) => {
		const text = textOf.get(entry) ?? toText(entry);
		textOf.set(entry, text);
		return text;
	});
	return rankMatches(texts, query).flatMap((index) => entries[index] ?? []);
}

/** They are folded once and not on each key. */
const textOf = new WeakMap<ListEntry, string>();

/** Day, title and number of a document; the day in every form in which it may be typed. */
function toText({ item }: ListEntry): string {
	const day = item.querySelector('time')?.dateTime;
	// There is no space between the elements.
	const parts = [...item.children].map(({ textContent }) => textContent);
	const shown = parts.join(' ').trim().replace(/\s+/g, ' ');
	return foldText([shown, ...(day ? toSearchedDates(day) : [])].join('\n'));
}
