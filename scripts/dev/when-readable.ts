const pauseMs = 100;
const mostTries = 20;

/**
 * Makes a function that reads and passes on what it finds. Many editors empty a file before they write it, and the
 * watcher may report only the first of both. Where `read` finds nothing, it runs again every 100 ms, 20 times at most;
 * a call during these tries starts to count again.
 */
export function whenReadable<Found>(
	read: () => Found | undefined,
	pass: (found: Found) => void,
): () => void {
	let next: NodeJS.Timeout | undefined;

	function attempt(triesLeft: number) {
		const found = read();
		if (found !== undefined) pass(found);
		else if (triesLeft > 1) next = setTimeout(attempt, pauseMs, triesLeft - 1);
	}

	return () => {
		clearTimeout(next);
		attempt(mostTries);
	};
}
