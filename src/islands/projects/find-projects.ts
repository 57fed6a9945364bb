import { toSearchedDates } from '#i18n/searched-dates.ts';
import type { ListEntry } from '#islands/shared/list-view.ts';
import { foldText, hasPhrase } from '#lib/search.ts';

/** The entries that have the phrase, in the list as in the table. An empty phrase finds no entry. */
export function findProjects(entries: readonly ListEntry[], phrase: string): ListEntry[] {
	const folded = foldText(phrase).trim();
	if (folded === '') return [];
	return entries.filter((entry) => {
		const texts = textsOf.get(entry) ?? toTexts(entry);
		textsOf.set(entry, texts);
		return hasPhrase(texts, folded);
	});
}

/** They are folded once and not on each key. */
const textsOf = new WeakMap<ListEntry, string[]>();

/** Folded texts of an entry: what is shown of it, and its titles and dates in all languages. */
function toTexts({ item, cells }: ListEntry): string[] {
	const times = cells.flatMap((cell) => [...cell.querySelectorAll('time')]);
	const dates = times.flatMap(({ dateTime }) => toSearchedDates(dateTime));
	// The texts of the links are the same in every entry, and the kinds have their filter, so they are not searched.
	const shown = cells.flatMap(({ dataset, textContent }) =>
		dataset.cell === 'links' || dataset.cell === 'kind' ? [] : textContent,
	);
	return [...shown, ...dates, ...(item.dataset.also ?? '').split('|')].map(foldText);
}
