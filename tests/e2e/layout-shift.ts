import type { Page } from '@playwright/test';

/** How far the content of the page has moved since it was opened: its cumulative layout shift. */
export function sumShifts(page: Page): Promise<number> {
	return page.evaluate(async () => {
		let sum = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) sum += entry.toJSON().value;
		}).observe({ type: 'layout-shift', buffered: true });
		// What has been recorded is reported between two frames.
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
		return sum;
	});
}
