/** What a list shows, in the query of the address, so that a reload and a link keep it: `?q=react&view=table&order=oldest&kind=own`. */
export type ListKey = 'q' | 'view' | 'order' | 'kind';

/** An empty text where the address does not name it. */
export function readAddress(key: ListKey): string {
	return new URLSearchParams(location.search).get(key) ?? '';
}

/**
 * Shows the list, which is hidden as long as the address asks for something that the page does not yet show; see
 * `src/early/first-paint.ts`.
 */
export function showAsked() {
	delete document.documentElement.dataset.asked;
}

/** An empty text takes the key out: what is shown at first needs no address of its own. */
export function writeAddress(key: ListKey, value: string) {
	const url = new URL(location.href);
	if (value === '') url.searchParams.delete(key);
	else url.searchParams.set(key, value);
	if (url.href === location.href) return;
	try {
		history.replaceState(history.state, '', url);
	} catch {
		// Safari allows a hundred of these in 30 seconds. The next one writes the whole address again.
	}
}
