import { useEffect, useRef, useState } from 'react';
import { toSearchedDates } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CertificatesMessages } from '#i18n/messages/certificates/index.ts';
import { plural } from '#i18n/messages.ts';
import { readAddress, writeAddress } from '#islands/shared/list-address.ts';
import { type Entry, findLists, type ListView } from '#islands/shared/list-view.ts';
import type { SearchWords } from '#islands/shared/list-words.ts';
import { clearMarks, markWords } from '#islands/shared/marks.ts';
import { SearchPanel } from '#islands/shared/SearchPanel.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { foldText, rankMatches, toSearchWords } from '#lib/search.ts';
import { $certificateSearch } from '#stores/panels.ts';
import { lightStitches } from './light-stitches.ts';

interface Props {
	locale: Locale;
	/** Name of the lists in `data-list`; each is in a `<details>`. */
	list: string;
	t: SearchWords & Pick<CertificatesMessages, 'hint'>;
}

/** Searches the lists of all documents in their place: what matches is shown, best first, and marked. */
export function CertificateSearch({ locale, list, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const shelves = useRef<Shelf[] | undefined>(undefined);
	const [answer, setAnswer] = useState('');
	const [asked, setAsked] = useState('');

	function search(query: string) {
		writeAddress('q', query.trim());
		shelves.current ??= findLists(list, []).map(openShelf);
		const words = toSearchWords(query);
		const items = shelves.current.flatMap((shelf) => searchShelf(shelf, query, words));
		const found = items.length;
		lightStitches(words.length > 0 ? items : undefined);
		if (words.length === 0) setAnswer('');
		else setAnswer(found === 0 ? t.none : plural(locale, t.found, found));
	}

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
		</div>
	);
}

/** One list with the texts it is searched by, and how it stood before the search. */
interface Shelf {
	view: ListView;
	texts: string[];
	wasOpen: boolean | undefined;
	details: HTMLDetailsElement | null;
}

function openShelf(view: ListView): Shelf {
	const details = view.entries[0]?.item.closest('details') ?? null;
	return { view, texts: view.entries.map(toText), wasOpen: undefined, details };
}

/** Title, number and day of a document; the day in every form in which it may be typed. */
function toText({ item }: Entry): string {
	const day = item.querySelector('time')?.dateTime;
	return foldText([item.textContent, ...(day ? toSearchedDates(day) : [])].join(' '));
}

function searchShelf(shelf: Shelf, query: string, words: readonly string[]): Element[] {
	const { view, details } = shelf;
	const found = rankMatches(shelf.texts, query).flatMap((index) => view.entries[index] ?? []);
	for (const { item } of view.entries) clearMarks(item);
	for (const { item } of found) markWords(item, words);
	view.arrange(words.length === 0 ? view.entries : found);
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
