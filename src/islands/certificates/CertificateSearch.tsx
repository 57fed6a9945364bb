import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { CertificatesMessages } from '#i18n/messages/certificates/index.ts';
import { plural } from '#i18n/messages.ts';
import { readAddress, showAsked, writeAddress } from '#islands/shared/list-address.ts';
import type { Column } from '#islands/shared/list-view.ts';
import type { PagesWords, SearchWords } from '#islands/shared/list-words.ts';
import { clearMarks, markWords } from '#islands/shared/marks.ts';
import { SearchPanel } from '#islands/shared/SearchPanel.tsx';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useLists } from '#islands/shared/use-lists.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { WholeListState } from '#islands/shared/WholeListState.tsx';
import { toSearchWords } from '#lib/search.ts';
import { $certificateSearch } from '#stores/panels.ts';
import { findDocuments } from './find-documents.ts';
import { focusFirstHit, showHits } from './hits.ts';
import { lightStitches, takeStitches } from './light-stitches.ts';

interface Props {
	locale: Locale;
	/** Name of the lists in `data-list`. */
	list: string;
	t: SearchWords & Pick<CertificatesMessages, 'hint'>;
	/** The words for the other pages of the lists, where they have any. */
	pages?: PagesWords;
}

/** They are not shown as a table. */
const noColumns: readonly Column[] = [];

/** Searches all documents: what matches moves from its list to the one under the field, best first, and is marked. */
export function CertificateSearch({ locale, list, t, pages }: Props) {
	const root = useReady<HTMLDivElement>();
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
		if (readAddress('q').trim() === query.trim()) showAsked();
		searched.current ||= all;
		if (!searched.current) return;
		const lists = find();
		for (const { entries } of lists) for (const { item } of entries) clearMarks(item);
		// What was found before goes back to its list.
		for (const view of lists) view.arrange(view.own);
		const found = findDocuments(
			lists.flatMap(({ entries }) => entries),
			query,
		).map(({ item }) => item);
		for (const item of found) markWords(item, toSearchWords(query));
		showHits(all ? found : undefined);
		lightStitches(all ? found : undefined);
		if (!all || state === 'own' || state === 'loading') setAnswer('');
		else setAnswer(found.length === 0 ? t.none : plural(locale, t.found, found.length));
	}, [find, state, all, query, locale, t]);

	useEffect(() => $certificateSearch.subscribe(markOpen), []);

	useEffect(() => {
		const words = readAddress('q');
		setAsked(words);
		if (words) markOpen(true);
	}, []);

	return (
		<div ref={root} className="controls" {...useFocusKept()}>
			<SearchPanel
				name="certificates"
				answer={answer}
				asked={asked}
				onSearch={search}
				onEnter={focusFirstHit}
				onToggle={(open) => $certificateSearch.set(open)}
				t={t}
			/>
			{pages && <WholeListState state={state} t={pages} onRetry={retry} />}
		</div>
	);
}

function markOpen(open: boolean) {
	if (open) delete document.documentElement.dataset.certificates;
	else document.documentElement.dataset.certificates = 'false';
}
