/** A server that is silent for so long does not load a page in time either. */
const patienceMs = 3000;

/** After this time, a server that did not respond gets another request. */
const pauseMs = 3000;

/**
 * Whether the server of this site responds: a browser with a network cannot know that by itself. No copy of the page in
 * the browser replies, because only the head is requested.
 */
export async function isReachable(address: string): Promise<boolean> {
	if (!navigator.onLine) return false;
	try {
		const signal = AbortSignal.timeout(patienceMs);
		await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
		return true;
	} catch {
		return false;
	}
}

/** Resolves when the server of this site responds, or when no one waits for it any more. */
export async function untilReachable(address: string, isAwaited: () => boolean): Promise<void> {
	do await pause();
	while (isAwaited() && !(await isReachable(address)));
}

/** Ends at once when the network comes back. */
function pause(): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(end, pauseMs);
		function end() {
			clearTimeout(timer);
			removeEventListener('online', end);
			resolve();
		}
		addEventListener('online', end);
	});
}
