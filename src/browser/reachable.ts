/** A server that takes longer to answer counts as unreachable. */
const patienceMs = 3000;

/** Time between two requests to a server that did not respond. */
const pauseMs = 3000;

/**
 * Whether the server of this site responds. `navigator.onLine` only says that there is a network. A HEAD request is
 * never answered from a cache or by the service worker.
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
