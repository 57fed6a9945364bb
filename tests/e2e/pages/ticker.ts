import type { Page } from '@playwright/test';

interface TraceEvent {
	name: string;
}

/**
 * What the main thread does while nothing but the ticker moves: a trace of Chromium, counted. The clock of the page
 * would be written at the same time: call it while `page.clock` is paused.
 */
export async function watchMotion(page: Page, ms: number) {
	const from = await toPlace(page);
	const events = await trace(page, ms);
	const to = await toPlace(page);
	return {
		moved: to !== from,
		// How many depends on the machine.
		drawn: events.some(({ name }) => name === 'DrawFrame'),
		layouts: events.filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree').length,
		paints: events.filter(({ name }) => name === 'Paint').length,
	};
}

/** Frames that the compositor draws for the page in that time. */
export async function countFrames(page: Page, ms: number): Promise<number> {
	const events = await trace(page, ms);
	return events.filter(({ name }) => name === 'DrawFrame').length;
}

async function trace(page: Page, ms: number): Promise<TraceEvent[]> {
	const session = await page.context().newCDPSession(page);
	const events: TraceEvent[] = [];
	session.on('Tracing.dataCollected', ({ value }) => {
		events.push(...(value as unknown as TraceEvent[]));
	});
	const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: {
			includedCategories: [
				'devtools.timeline',
				'disabled-by-default-devtools.timeline.frame',
				'devtools.timeline.frame',
			],
		},
	});
	await page.waitForTimeout(ms);
	await session.send('Tracing.end');
	await done;
	await session.detach();
	return events;
}

function toPlace(page: Page): Promise<string> {
	return page.locator('.ticker-track').evaluate((track) => getComputedStyle(track).transform);
}
