import type { Page } from 'playwright';

/** How a page with a scene came to its first complete picture, in milliseconds since it was requested. */
export interface FirstPicture {
	/** The picture is on the canvas: the graphics card has carried out all commands. */
	at: number;
	/** The longest task of the page from the moment in which its last file had come. */
	longestTask: number;
}

/** Call it before the page is opened. */
export function watchFirstPicture(page: Page) {
	return page.addInitScript(watch);
}

export function readFirstPicture(page: Page): Promise<FirstPicture> {
	return page.evaluate(() => window.firstPicture);
}

declare global {
	interface Window {
		firstPicture: Promise<FirstPicture>;
	}
}

/** Runs in the page before its scripts. */
function watch() {
	const tasks: PerformanceEntry[] = [];
	new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
		type: 'longtask',
		buffered: true,
	});
	window.firstPicture = new Promise((resolve) => {
		const watcher = new MutationObserver(() => {
			if (!document.querySelector('[data-state=ready]')) return;
			watcher.disconnect();
			const ready = performance.now();
			// In a task of its own, which is not one of the page.
			setTimeout(() => {
				const gl = document.querySelector('canvas')?.getContext('webgl2');
				// Reading a pixel waits for everything before it.
				gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
				const at = performance.now();
				const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
				const ends = files.map(({ responseEnd }) => responseEnd);
				const arrived = Math.max(...ends.filter((end) => end < ready));
				// A task is reported after it has ended.
				setTimeout(() => {
					const later = tasks.filter(
						({ startTime, duration }) => startTime < ready && startTime + duration > arrived,
					);
					resolve({ at, longestTask: Math.max(0, ...later.map(({ duration }) => duration)) });
				}, 500);
			});
		});
		watcher.observe(document, { subtree: true, attributeFilter: ['data-state'] });
	});
}
