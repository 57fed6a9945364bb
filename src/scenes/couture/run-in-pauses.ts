/** So long one step of the work may hold the page, in milliseconds. */
const sliceMs = 8;

/** Does the steps of some work while the page has nothing else to do. False if it was aborted. */
export async function runInPauses(
	steps: Iterator<void, void>,
	signal: AbortSignal,
): Promise<boolean> {
	for (;;) {
		await pause();
		if (signal.aborted) return false;
		const start = performance.now();
		while (performance.now() - start < sliceMs) if (steps.next().done) return true;
	}
}

function pause(): Promise<void> {
	return new Promise((resolve) => {
		if (typeof requestIdleCallback === 'function')
			requestIdleCallback(() => resolve(), { timeout: 200 });
		else setTimeout(resolve);
	});
}
