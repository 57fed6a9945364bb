import { expect, type Page } from '@playwright/test';

interface TraceEvent {
	name: string;
}

/**
 * What the main thread does while nothing but the ticker moves: a trace of Chromium, counted. The clock of the page
 * would be written at the same time: call it while `page.clock` is paused.
 */
export async function watchMotion(page: Page) {
	const from = await toPlace(page);
	const events = await trace(page, () => waitForAnimations(page, 500));
	const to = await toPlace(page);
	return {
		moved: to !== from,
		// How many depends on the machine.
		drawn: events.some(({ name }) => name === 'DrawFrame'),
		layouts: events.filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree').length,
		paints: events.filter(({ name }) => name === 'Paint').length,
	};
}

/** Animations for which the compositor draws frames. */
export function countAnimations(page: Page): Promise<number> {
	return page.evaluate(
		() => document.getAnimations().filter(({ playState }) => playState === 'running').length,
	);
}

/** Waits until the animations of the page have moved on by so many milliseconds, however long that takes. */
async function waitForAnimations(page: Page, ms: number) {
	const read = () => page.evaluate(() => Number(document.timeline.currentTime));
	const start = await read();
	await expect.poll(read).toBeGreaterThan(start + ms);
}

async function trace(page: Page, action: () => Promise<void>): Promise<TraceEvent[]> {
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
	await action();
	await session.send('Tracing.end');
	await done;
	await session.detach();
	return events;
}

function toPlace(page: Page): Promise<string> {
	return page.locator('.ticker-track').evaluate((track) => getComputedStyle(track).transform);
}
