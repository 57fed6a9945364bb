import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { CertificatesMessages } from '#i18n/messages/certificates/index.ts';
import { plural } from '#i18n/messages.ts';
import { toSearchedDates } from '#i18n/searched-dates.ts';
import { readAddress, writeAddress } from '#islands/shared/list-address.ts';
import type { Column, ListEntry, ListView } from '#islands/shared/list-view.ts';
import type { PagesWords, SearchWords } from '#islands/shared/list-words.ts';
import { clearMarks, markWords } from '#islands/shared/marks.ts';
import { SearchPanel } from '#islands/shared/SearchPanel.tsx';
import { useLists } from '#islands/shared/use-lists.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { WholeListState } from '#islands/shared/WholeListState.tsx';
import { foldText, rankMatches, toSearchWords } from '#lib/search.ts';
import { $certificateSearch } from '#stores/panels.ts';
import { lightStitches, takeStitches } from './light-stitches.ts';

interface Props {
	locale: Locale;
	/** Name of the lists in `data-list`; each is in a `<details>`. */
	list: string;
	t: SearchWords & Pick<CertificatesMessages, 'hint'>;
	/** The words for the other pages of the lists, where they have any. */
	pages?: PagesWords;
}

/** They are not shown as a table. */
const noColumns: readonly Column[] = [];

/** Searches the lists of all documents in their place: what matches is shown, best first, and marked. */
export function CertificateSearch({ locale, list, t, pages }: Props) {
	const root = useReady<HTMLDivElement>();
	const shelves = useRef(new Map<ListView, Shelf>());
	const [query, setQuery] = useState('');
	const [answer, setAnswer] = useState('');
	const [asked, setAsked] = useState('');
	const searched = useRef(false);
	const all = query.trim() !== '';
	const { find, state, retry } = useLists({
		...{ name: list, columns: noColumns, all },
		hasPages: pages !== undefined,
		onPages: takeStitches,
	});

	function search(next: string) {
		writeAddress('q', next.trim());
		setQuery(next);
	}

	useEffect(() => {
		searched.current ||= all;
		if (!searched.current) return;
		const words = toSearchWords(query);
		const items = find().flatMap((view) => {
			const shelf = shelves.current.get(view) ?? { wasOpen: undefined, texts: [] };
			shelves.current.set(view, shelf);
			return searchShelf(view, shelf, query, words);
		});
		lightStitches(all ? items : undefined);
		if (!all || state === 'own' || state === 'loading') setAnswer('');
		else setAnswer(items.length === 0 ? t.none : plural(locale, t.found, items.length));
	}, [find, state, all, query, locale, t]);

	useEffect(() => $certificateSearch.subscribe(markOpen), []);

	useEffect(() => {
		const words = readAddress('q');
		setAsked(words);
		if (words) markOpen(true);
	}, []);

	return (
		<div ref={root} className="controls">
			<SearchPanel
				name="certificates"
				answer={answer}
				asked={asked}
				onSearch={search}
				onToggle={(open) => $certificateSearch.set(open)}
				t={t}
			/>
			{pages && <WholeListState state={state} t={pages} onRetry={retry} />}
		</div>
	);
}

/** What is known of a list: the texts its entries are searched by, and how its `<details>` stood before the search. */
interface Shelf {
	texts: readonly string[];
	wasOpen: boolean | undefined;
}

/** Title, number and day of a document; the day in every form in which it may be typed. */
function toText({ item }: ListEntry): string {
	const day = item.querySelector('time')?.dateTime;
	return foldText([item.textContent, ...(day ? toSearchedDates(day) : [])].join(' '));
}

function searchShelf(
	view: ListView,
	shelf: Shelf,
	query: string,
	words: readonly string[],
): Element[] {
	if (shelf.texts.length !== view.entries.length) shelf.texts = view.entries.map(toText);
	const details = view.entries[0]?.item.closest('details');
	const found = rankMatches(shelf.texts, query).flatMap((index) => view.entries[index] ?? []);
	for (const { item } of view.entries) clearMarks(item);
	for (const { item } of found) markWords(item, words);
	view.arrange(words.length === 0 ? view.own : found);
	if (details && words.length > 0) {
		shelf.wasOpen ??= details.open;
		details.open = found.length > 0;
	} else if (details && shelf.wasOpen !== undefined) {
		details.open = shelf.wasOpen;
		shelf.wasOpen = undefined;
	}
	return found.map(({ item }) => item);
}

function markOpen(open: boolean) {
	if (open) delete document.documentElement.dataset.certificates;
	else document.documentElement.dataset.certificates = 'false';
}
