import type { Locale } from '#i18n/locales.ts';
import { type PluralForms, plural } from '#i18n/messages.ts';
import type { ListEntry, ListView } from '#islands/shared/list-view.ts';
import { clearMarks, markWords } from '#islands/shared/marks.ts';
import { foldText } from '#lib/search.ts';
import { type Asked, asksAll, isQuestion } from './asked.ts';
import { findProjects } from './find-projects.ts';

/** Shows what is asked of the projects, with the phrase marked. Returns them in the order in which they are read. */
export function arrangeProjects(projects: ListView, asked: Asked): ListEntry[] {
	const { q, view, order, kind } = asked;
	const all = asksAll(asked);
	const listed = (all ? projects.entries : projects.own).filter(
		({ item }) => kind === 'all' || item.dataset.kind === kind,
	);
	const searches = q.trim() !== '';
	const found = (searches ? findProjects(listed, q) : [...listed]).sort(newestFirst);
	if (order === 'oldest') found.reverse();
	markFound(projects.entries, searches ? found : [], q);
	projects.show(view);
	projects.arrange(found);
	labelShelves(asked);
	return view === 'table' ? found : found.sort((a, b) => a.shelf - b.shelf);
}

/** The answer in words. */
export function toAnswer(
	locale: Locale,
	t: { none: string; found: PluralForms },
	found: number,
): string {
	return found === 0 ? t.none : plural(locale, t.found, found);
}

/** As `src/queries` orders them: in the table, the parts of the list are one. */
function newestFirst(a: ListEntry, b: ListEntry): number {
	return toStart(b).localeCompare(toStart(a)) || a.id.localeCompare(b.id);
}

function toStart({ cells }: ListEntry): string {
	const period = cells.find(({ dataset }) => dataset.cell === 'period');
	return period?.querySelector('time')?.dateTime ?? '';
}

/** Marks the phrase in the entries that have it, and in no other. */
function markFound(entries: readonly ListEntry[], found: readonly ListEntry[], phrase: string) {
	const words = [foldText(phrase).trim()];
	const marked = new Set(found);
	for (const entry of entries) {
		for (const cell of entry.cells) {
			if (marked.has(entry)) markWords(cell, words);
			else clearMarks(cell);
		}
	}
}

/**
 * A heading counts the projects below it, and is the name of their kind where an answer has only one of a part. The built
 * page has the number of all its pages.
 */
function labelShelves(asked: Asked) {
	for (const shelf of document.querySelectorAll<HTMLElement>('[data-shelf]')) {
		const count = shelf.querySelector('.shelf-count');
		const title = shelf.querySelector<HTMLElement>('[data-title]');
		const shown = [...shelf.querySelectorAll<HTMLElement>('[data-list] > :not([hidden])')];
		const kinds = new Set(shown.map(({ dataset }) => dataset.kind));
		const kind = shown[0]?.querySelector('[data-cell=kind]')?.textContent;
		if (count)
			count.textContent = asksAll(asked) ? String(shown.length) : (shelf.dataset.shelf ?? '');
		if (title)
			title.textContent =
				(isQuestion(asked) && kinds.size === 1 && kind) || (title.dataset.title ?? '');
	}
}
