import type { Browser, CDPSession, Page } from 'playwright';
import { watchDrawing } from '../../../tests/e2e/pages/drawing.ts';

/** A page whose frames run on request, and in which no pixel is filled. */
export class HeldPage {
	readonly #page: Page;
	readonly #session: CDPSession;

	private constructor(page: Page, session: CDPSession) {
		this.#page = page;
		this.#session = session;
	}

	/** `begin` brings the page to where its scene moves. */
	static async open(browser: Browser, begin: (page: Page) => Promise<void>): Promise<HeldPage> {
		const page = await browser.newPage({ viewport: { width: 640, height: 480 } });
		await page.addInitScript(watchDrawing);
		await begin(page);
		await page.evaluate(() => window.drawing.hold());
		// The frame that the browser has already scheduled runs, and requests the first controlled one.
		await page.waitForFunction(() => window.drawing.held() > 0, undefined, { polling: 100 });
		await page.evaluate(muteCard);
		const session = await page.context().newCDPSession(page);
		// Time of the processor on the page's thread: other work on the machine does not count.
		await session.send('Performance.enable', { timeDomain: 'threadTicks' });
		return new HeldPage(page, session);
	}

	/** Milliseconds of script for one frame, as the mean of some; throws if the scene does not move. */
	async time(frames: number): Promise<number> {
		const before = await this.#readThreadTime();
		const draws = await this.#page.evaluate((count) => {
			const { draws } = window.drawing;
			window.drawing.step(count);
			return window.drawing.draws - draws;
		}, frames);
		const after = await this.#readThreadTime();
		if (draws < frames) {
			throw new Error(`${this.#page.url()} drew ${draws} times in ${frames} frames.`);
		}
		return (after - before) / frames;
	}

	close() {
		return this.#page.close();
	}

	/** Milliseconds that the processor has worked for the page. */
	async #readThreadTime(): Promise<number> {
		const { metrics } = await this.#session.send('Performance.getMetrics');
		const time = metrics.find(({ name }) => name === 'ThreadTime');
		if (!time) throw new Error('This browser does not report the CPU time of its threads.');
		return time.value * 1000;
	}
}

/**
 * Fills no pixels: a machine without a graphics card would use its processor. All other calls are executed, because
 * they are part of the cost of a frame in script.
 */
function muteCard() {
	const { prototype } = WebGL2RenderingContext;
	for (const name of Object.getOwnPropertyNames(prototype)) {
		if (/^(clear|blit|generateMipmap)/.test(name)) Object.assign(prototype, { [name]() {} });
	}
	for (const name of [
		'drawArrays',
		'drawElements',
		'drawArraysInstanced',
		'drawElementsInstanced',
	]) {
		Object.assign(prototype, {
			[name]() {
				window.drawing.draws += 1;
			},
		});
	}
}
