import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadIndex, makeFinder } from '#browser/find-index.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CertificatesMessages } from '#i18n/messages/certificates/index.ts';
import type { FindMessages } from '#i18n/messages/find/index.ts';
import { plural } from '#i18n/messages.ts';
import { readAddress, showAsked, writeAddress } from '#islands/shared/list-address.ts';
import type { SearchWords } from '#islands/shared/list-words.ts';
import { SearchPanel } from '#islands/shared/SearchPanel.tsx';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useWholeList, type WholeList } from '#islands/shared/use-whole-list.ts';
import { WholeListState } from '#islands/shared/WholeListState.tsx';
import type { Finder } from '#lib/find/finder.ts';
import type { FindRecord } from '#lib/find/record.ts';
import { report } from '#lib/report.ts';
import { $certificateSearch } from '#stores/panels.ts';
import { Hit } from './Hit.tsx';
import { lightStitches, takeStitches } from './light-stitches.ts';

interface Props {
	locale: Locale;
	/** The lists of the documents, and with them the stitches, go on on other pages. */
	hasPages?: boolean;
	t: SearchWords &
		Pick<CertificatesMessages, 'hint'> &
		Pick<FindMessages, 'loading' | 'failed' | 'again' | 'verify'>;
}

/** Searches all documents in the ranking of the search of the site; what matches is in the list under the field, best first. */
export function CertificateSearch({ locale, hasPages = false, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const [query, setQuery] = useState('');
	const [finder, setFinder] = useState<Finder<FindRecord>>();
	const [state, setState] = useState<WholeList>('own');
	/** The place for what is found, and what gives way to it: see the page of the certificates. */
	const place = useRef<HTMLElement>(null);
	const all = query.trim() !== '';
	const [stitches] = useWholeList(hasPages, all, takeStitches);
	const findings = all ? finder?.find(query) : undefined;
	const hits = findings && [...findings.found, ...findings.others].filter(isDocument);
	const addresses = hits?.map(({ href }) => href).join(' ');

	async function load() {
		if (state === 'loading' || finder) return;
		setState('loading');
		try {
			const index = await loadIndex(locale);
			setFinder(makeFinder(index.records, index));
			setState('whole');
		} catch (error) {
			report(error, 'load the search index');
			setState('failed');
		}
	}

	function search(next: string) {
		writeAddress('q', next.trim());
		setQuery(next);
		if (next.trim() !== '') void load();
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the visitor comes to the field.
	useEffect(() => {
		place.current = document.querySelector('[data-hits]');
		root.current?.addEventListener('focusin', load, { once: true });
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: stitches of other pages light up when they have come.
	useEffect(() => {
		if (state !== 'loading' && readAddress('q').trim() === query.trim()) showAsked();
		if (place.current) place.current.hidden = addresses === undefined;
		// The answer is seen without scrolling, whatever is above the field.
		place.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
		lightStitches(addresses?.split(' '));
	}, [state, query, addresses, stitches]);

	return (
		<div ref={root} className="controls" {...useFocusKept()}>
			<SearchPanel
				name="certificates"
				answer={hits ? (hits.length > 0 ? plural(locale, t.found, hits.length) : t.none) : ''}
				onSearch={search}
				onEnter={() => place.current?.querySelector('a')?.focus()}
				$open={$certificateSearch}
				t={t}
			/>
			{all && <WholeListState state={state} t={{ ...t, retry: t.again }} onRetry={load} />}
			{findings &&
				showIn(
					place.current,
					hits?.map((record) => (
						<Hit key={record.href} record={record} asked={findings.asked} t={t} />
					)),
				)}
		</div>
	);
}

function showIn(place: Element | null, items: ReactNode) {
	return place && createPortal(items, place);
}

/** Of the certificates, the index has the pages of their categories, too. */
function isDocument({ kind, dates }: FindRecord): boolean {
	return kind === 'certificate' && dates !== '';
}
