import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadPage } from '#browser/load-page.ts';
import { findPageNumbers } from '#browser/page-numbers.ts';
import { report } from '#lib/report.ts';

/** How much of a list is in this page: only its own entries, the others still loading, the others failed to load, or all of it. */
export type WholeList = 'own' | 'loading' | 'failed' | 'whole';

/**
 * Loads the other pages of a list as soon as all of its entries are `wanted`. After a failure, call the returned function to
 * try again. `take` receives all pages in their order, this one included, and throws if one has not the expected content.
 * The links to the other pages are hidden while all entries are wanted and loaded.
 */
export function useWholeList(
	hasPages: boolean,
	wanted: boolean,
	take: (pages: readonly Document[]) => void,
): [WholeList, () => void] {
	const [state, setState] = useState<WholeList>(hasPages ? 'own' : 'whole');
	const [attempt, setAttempt] = useState(0);
	const takeAll = useEffectEvent(take);
	/** Pages that have loaded, so that the next attempt requests only the others. */
	const come = useRef(new Map<string, Document>());
	const isWhole = state === 'whole';

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
	useEffect(() => {
		if (isWhole || !wanted) return;
		let current = true;
		setState('loading');
		loadPages(come.current)
			.then((pages) => {
				if (!current) return;
				// If `take` throws, the next attempt requests all pages again.
				come.current.clear();
				takeAll(pages);
				setState('whole');
			})
			.catch((error: unknown) => {
				if (!current) return;
				report(error, 'load the other pages of the list');
				setState('failed');
			});
		return () => {
			current = false;
			setState((before) => (before === 'loading' ? 'own' : before));
		};
	}, [isWhole, wanted, attempt]);

	useEffect(() => {
		const numbers = hasPages ? findPageNumbers() : undefined;
		if (numbers) numbers.element.hidden = wanted && isWhole;
	}, [hasPages, wanted, isWhole]);

	return [state, () => setAttempt(attempt + 1)];
}

async function loadPages(come: Map<string, Document>): Promise<Document[]> {
	const { addresses = [], own = 0 } = findPageNumbers() ?? {};
	return Promise.all(
		addresses.map(async (address, index) => {
			if (index === own) return document;
			const page = come.get(address) ?? (await loadPage(address));
			come.set(address, page);
			return page;
		}),
	);
}
