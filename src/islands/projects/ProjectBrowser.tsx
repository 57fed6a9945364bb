import { useEffect, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { plural } from '#i18n/messages.ts';
import { toSearchedDates } from '#i18n/searched-dates.ts';
import { readAddress, writeAddress } from '#islands/shared/list-address.ts';
import type { Column, ListEntry } from '#islands/shared/list-view.ts';
import type { OrderWords, PagesWords, SearchWords, ViewWords } from '#islands/shared/list-words.ts';
import { clearMarks, markWords } from '#islands/shared/marks.ts';
import { type Order, OrderSwitch } from '#islands/shared/OrderSwitch.tsx';
import { SearchPanel } from '#islands/shared/SearchPanel.tsx';
import { useLists } from '#islands/shared/use-lists.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { type ListLayout, ViewSwitch } from '#islands/shared/ViewSwitch.tsx';
import { WholeListState } from '#islands/shared/WholeListState.tsx';
import { foldText, hasPhrase } from '#lib/search.ts';
import { $projectSearch } from '#stores/panels.ts';

interface Props {
	locale: Locale;
	/** Name of the list in `data-list`. */
	list: string;
	columns: readonly Column[];
	t: SearchWords & ViewWords & OrderWords;
	/** The words for the other pages of the list, where it has any. */
	pages?: PagesWords;
}

/** Search, order and view of the projects. The list itself is in the page; this changes it. */
export function ProjectBrowser({ locale, list, columns, t, pages }: Props) {
	const root = useReady<HTMLDivElement>();
	const [view, setView] = useState<ListLayout>('list');
	const [order, setOrder] = useState<Order>('newest');
	const [query, setQuery] = useState('');
	const [asked, setAsked] = useState('');
	const [answer, setAnswer] = useState('');
	const searches = query.trim() !== '';
	const all = searches || view === 'table' || order === 'oldest';
	const { find, state, retry } = useLists({
		...{ name: list, columns, all },
		hasPages: pages !== undefined,
	});

	useEffect(() => {
		const [projects] = find();
		if (!projects) return;
		const found = findProjects(projects.entries, foldText(query).trim());
		const listed = all ? projects.entries : projects.own;
		const shown = searches ? found : listed;
		projects.show(view);
		projects.arrange(order === 'newest' ? shown : shown.toReversed());
		const answers = searches && (state === 'whole' || state === 'failed');
		if (!answers) setAnswer('');
		else setAnswer(found.length === 0 ? t.none : plural(locale, t.found, found.length));
	}, [find, state, all, searches, query, view, order, locale, t]);

	useEffect(() => $projectSearch.subscribe(markOpen), []);

	// The page is built without a query, so its first picture is the same for all addresses.
	useEffect(() => {
		if (readAddress('view') === 'table') setView('table');
		if (readAddress('order') === 'oldest') setOrder('oldest');
		const words = readAddress('q');
		setAsked(words);
		if (words) markOpen(true);
	}, []);

	function search(words: string) {
		setQuery(words);
		writeAddress('q', words.trim());
	}

	function pickView(next: ListLayout) {
		setView(next);
		writeAddress('view', next === 'table' ? next : '');
	}

	function pickOrder(next: Order) {
		setOrder(next);
		writeAddress('order', next === 'oldest' ? next : '');
	}

	return (
		<div ref={root} className="controls">
			<SearchPanel
				name="projects"
				answer={answer}
				asked={asked}
				onSearch={search}
				onToggle={toggleSearch}
				t={t}
			>
				<ViewSwitch view={view} t={t} onPick={pickView} />
				<OrderSwitch order={order} t={t} onPick={pickOrder} />
			</SearchPanel>
			{pages && <WholeListState state={state} t={pages} onRetry={retry} />}
		</div>
	);
}

/** Folded texts of each entry: what is shown of it, its titles and dates in all languages. */
const textsOf = new WeakMap<ListEntry, string[]>();

function toTexts({ item, cells }: ListEntry): string[] {
	const dates = [...item.querySelectorAll('time')].flatMap((time) =>
		toSearchedDates(time.dateTime),
	);
	// The texts of the links are the same in every entry, so they are not searched.
	const shown = cells.flatMap((cell) => (cell.dataset.cell === 'links' ? [] : cell.textContent));
	return [...shown, ...dates, ...(item.dataset.also ?? '').split('|')].map(foldText);
}

/** The entries that have the phrase, which is marked in them. An empty phrase finds no entry. */
function findProjects(entries: readonly ListEntry[], phrase: string): ListEntry[] {
	const words = phrase === '' ? [] : [phrase];
	const found = entries.filter((entry) => {
		if (phrase === '') return false;
		const texts = textsOf.get(entry) ?? toTexts(entry);
		textsOf.set(entry, texts);
		return hasPhrase(texts, phrase);
	});
	for (const entry of entries) {
		const marked = found.includes(entry);
		for (const cell of entry.cells) {
			if (marked) markWords(cell, words);
			else clearMarks(cell);
		}
	}
	return found;
}

function toggleSearch(open: boolean) {
	$projectSearch.set(open);
}

function markOpen(open: boolean) {
	if (open) document.documentElement.dataset.projects = 'true';
	else delete document.documentElement.dataset.projects;
}
