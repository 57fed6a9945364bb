import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { plural } from '#i18n/messages.ts';
import { readAddress, showAsked, writeAddress } from '#islands/shared/list-address.ts';
import type { Column, ListEntry } from '#islands/shared/list-view.ts';
import type { OrderWords, PagesWords, SearchWords, ViewWords } from '#islands/shared/list-words.ts';
import { clearMarks, markWords } from '#islands/shared/marks.ts';
import { type Order, OrderSwitch } from '#islands/shared/OrderSwitch.tsx';
import { SearchPanel } from '#islands/shared/SearchPanel.tsx';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useLists } from '#islands/shared/use-lists.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { type ListLayout, ViewSwitch } from '#islands/shared/ViewSwitch.tsx';
import { WholeListState } from '#islands/shared/WholeListState.tsx';
import { foldText } from '#lib/search.ts';
import { $projectSearch } from '#stores/panels.ts';
import { findProjects } from './find-projects.ts';

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
	/** The first of what was found. */
	const first = useRef<ListEntry | undefined>(undefined);
	const searches = query.trim() !== '';
	const all = searches || view === 'table' || order === 'oldest';
	const { find, state, retry } = useLists({
		...{ name: list, columns, all },
		hasPages: pages !== undefined,
	});

	useEffect(() => {
		const [projects] = find();
		if (!projects) return;
		const found = findProjects(projects.entries, query);
		markFound(projects.entries, found, query);
		const listed = all ? projects.entries : projects.own;
		const shown = searches ? found : listed;
		const ordered = order === 'newest' ? shown : shown.toReversed();
		projects.show(view);
		projects.arrange(ordered);
		first.current = searches ? ordered[0] : undefined;
		const asksTable = readAddress('view') === 'table';
		const asksOldest = readAddress('order') === 'oldest';
		const asksWords = readAddress('q').trim() === query.trim();
		if (asksWords && asksTable === (view === 'table') && asksOldest === (order === 'oldest'))
			showAsked();
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
		<div ref={root} className="controls" {...useFocusKept()}>
			<SearchPanel
				name="projects"
				answer={answer}
				asked={asked}
				onSearch={search}
				onEnter={() => first.current && focusTitle(first.current)}
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

/** A project without a case study has no link in its title: its heading takes the focus. */
function focusTitle({ cells }: ListEntry) {
	const title = cells.find(({ dataset }) => dataset.cell === 'title');
	const link = title?.querySelector('a');
	const heading = title?.querySelector('h2');
	if (!link && heading) heading.tabIndex = -1;
	(link ?? heading)?.focus();
}

function toggleSearch(open: boolean) {
	$projectSearch.set(open);
}

function markOpen(open: boolean) {
	if (open) document.documentElement.dataset.projects = 'true';
	else delete document.documentElement.dataset.projects;
}
