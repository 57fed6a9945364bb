import { useEffect, useRef, useState } from 'react';
import { loadPage } from '#browser/load-page.ts';
import { findPageNumbers } from '#browser/page-numbers.ts';
import { report } from '#lib/report.ts';

/** Whether the entries of all pages of a list are in this page: none but its own, on their way, not to be loaded, all. */
export type WholeList = 'own' | 'loading' | 'failed' | 'whole';

/**
 * Loads the other pages of a list when all of its entries are first `wanted`, and again after a failure when the function is
 * called that comes back. `take` gets all pages in their order, with this one at its place; it throws where one is not what it should be. While all
 * entries are wanted and there, the way to the other pages is hidden.
 */
export function useWholeList(
	hasPages: boolean,
	wanted: boolean,
	take: (pages: readonly Document[]) => void,
): [WholeList, () => void] {
	const [state, setState] = useState<WholeList>(hasPages ? 'own' : 'whole');
	const [attempt, setAttempt] = useState(0);
	const latest = useRef(take);
	/** What has come is kept for the next attempt. */
	const come = useRef(new Map<string, Document>());
	const isWhole = state === 'whole';

	useEffect(() => {
		latest.current = take;
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
	useEffect(() => {
		if (isWhole || !wanted) return;
		let current = true;
		setState('loading');
		loadPages(come.current)
			.then((pages) => {
				if (!current) return;
				// Another answer may come the next time.
				come.current.clear();
				latest.current(pages);
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
