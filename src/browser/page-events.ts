export type PageEvent = 'hide' | 'show' | 'online' | 'leave' | 'return';

/**
 * Reports what happens to the page: hidden and shown, network back, left, and back from the back-forward cache. Returns
 * the function that ends this.
 */
export function watchPage(onEvent: (event: PageEvent) => void): () => void {
	const ends = new AbortController();
	const options = { signal: ends.signal };
	const look = () => onEvent(document.hidden ? 'hide' : 'show');
	document.addEventListener('visibilitychange', look, options);
	addEventListener('online', () => onEvent('online'), options);
	addEventListener('pagehide', () => onEvent('leave'), options);
	addEventListener(
		'pageshow',
		({ persisted }) => {
			if (!persisted) return;
			look();
			onEvent('return');
		},
		options,
	);
	return () => ends.abort();
}
