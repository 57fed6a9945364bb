/** Called between the steps of long work: lets the page do something else when it is time. Throws when the work is no longer wanted. */
export type Rest = () => Promise<void> | void;

/** Work goes on for so long at a time. */
const sliceMs = 12;

export function createRest(signal: AbortSignal): Rest {
	let begun = performance.now();
	return () => {
		signal.throwIfAborted();
		if (performance.now() - begun < sliceMs) return;
		return new Promise((resolve) => {
			setTimeout(() => {
				begun = performance.now();
				resolve();
			});
		});
	};
}
