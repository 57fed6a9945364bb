import { useEffect, useRef, useState } from 'react';
import { toSearchedDates } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { plural } from '#i18n/messages.ts';
import { readAddress, writeAddress } from '#islands/shared/list-address.ts';
import { type Column, type Entry, ListView } from '#islands/shared/list-view.ts';
import type { OrderWords, SearchWords, ViewWords } from '#islands/shared/list-words.ts';
import { clearMarks, markWords } from '#islands/shared/marks.ts';
import { type Order, OrderSwitch } from '#islands/shared/OrderSwitch.tsx';
import { SearchPanel } from '#islands/shared/SearchPanel.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { type ListLayout, ViewSwitch } from '#islands/shared/ViewSwitch.tsx';
import { foldText, hasPhrase } from '#lib/search.ts';
import { $projectSearch } from '#stores/panels.ts';

interface Props {
	locale: Locale;
	/** Id of the list in the page. */
	list: string;
	columns: readonly Column[];
	t: SearchWords & ViewWords & OrderWords;
}

/** Search, order and view of the projects. The list itself is in the page; this changes it. */
export function ProjectBrowser({ locale, list, columns, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const [view, setView] = useState<ListLayout>('list');
	const [order, setOrder] = useState<Order>('newest');
	const [query, setQuery] = useState('');
	const [asked, setAsked] = useState('');
	const [answer, setAnswer] = useState('');
	const projects = useRef<Projects | undefined>(undefined);

	useEffect(() => {
		projects.current ??= openProjects(list, columns);
		if (view === 'table') projects.current?.view.showTable();
		else projects.current?.view.showList();
	}, [view, list, columns]);

	useEffect(() => {
		const { current } = projects;
		if (!current) return;
		const found = findProjects(current, query);
		const shown = query.trim() === '' ? current.view.entries : found;
		current.view.arrange(order === 'newest' ? shown : shown.toReversed());
		if (query.trim() === '') setAnswer('');
		else setAnswer(found.length === 0 ? t.none : plural(locale, t.found, found.length));
	}, [query, order, locale, t]);

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
		</div>
	);
}

interface Projects {
	view: ListView;
	/** Folded texts of each entry: what is shown of it, its titles and dates in all languages. */
	texts: Map<Entry, string[]>;
}

function openProjects(id: string, columns: readonly Column[]): Projects | undefined {
	const list = document.getElementById(id);
	if (!(list instanceof HTMLUListElement)) return undefined;
	const view = new ListView(list, columns);
	const texts = view.entries.map((entry) => [entry, toTexts(entry)] as const);
	return { view, texts: new Map(texts) };
}

function toTexts({ item, cells }: Entry): string[] {
	const dates = [...item.querySelectorAll('time')].flatMap((time) =>
		toSearchedDates(time.dateTime),
	);
	// The words of the links are the same in every entry.
	const shown = cells.flatMap((cell) => (cell.dataset.cell === 'links' ? [] : cell.textContent));
	return [...shown, ...dates, ...(item.dataset.also ?? '').split('|')].map(foldText);
}

function findProjects({ view, texts }: Projects, query: string): Entry[] {
	const found = view.entries.filter((entry) => hasPhrase(texts.get(entry) ?? [], query));
	const words = [foldText(query).trim()].filter(Boolean);
	for (const entry of view.entries) {
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
