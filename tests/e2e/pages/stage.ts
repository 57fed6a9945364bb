import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { watchDrawing } from './drawing.ts';
import { letFramesPass } from './frames.ts';

/**
 * Without a graphics card the processor draws every pixel of a scene: a quarter of them proves the same. Spread it into
 * `test.use`.
 */
export const coarsePixels = { deviceScaleFactor: 0.5 };

/** A page with a scene: what it draws can be read and counted. */
export class StagePage {
	readonly page: Page;
	/** The element with the state of the scene. */
	readonly room: string;

	constructor(page: Page, room = '.stage-room') {
		this.page = page;
		this.room = room;
	}

	/** Call it before the page is opened. */
	watch() {
		return this.page.addInitScript(watchDrawing);
	}

	async open(address: string) {
		await this.watch();
		await this.page.goto(address);
		await this.ready();
	}

	async ready() {
		// A machine without a graphics card computes the light of the studio for a while.
		await expect(this.page.locator(`${this.room}[data-state=ready]`)).toBeAttached({
			timeout: 60_000,
		});
	}

	/** A number for what is on the canvas; it is the same for the same picture. */
	picture(): Promise<number> {
		return this.page.evaluate(() => {
			const pixels = window.drawing.read();
			let sum = 7;
			for (let at = 0; at < pixels.length; at += 1) sum = (sum * 31 + (pixels[at] ?? 0)) | 0;
			return sum;
		});
	}

	/** Share of the canvas on which something has been drawn, 0 to 1. */
	covered(): Promise<number> {
		return this.page.evaluate(() => {
			const pixels = window.drawing.read();
			let solid = 0;
			for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 200) solid += 1;
			return (solid * 4) / pixels.length;
		});
	}

	/** Waits until the scene is finished, and eight frames of the browser have gone by in which nothing was drawn. */
	async rest() {
		await expect(this.page.locator(`${this.room}[aria-busy]`)).toHaveCount(0, { timeout: 60_000 });
		await this.page.waitForFunction(
			() =>
				new Promise<boolean>((resolve) => {
					const before = window.drawing.draws;
					let frames = 0;
					function next() {
						frames += 1;
						if (frames < 8) requestAnimationFrame(next);
						else resolve(window.drawing.draws === before);
					}
					requestAnimationFrame(next);
				}),
			undefined,
			{ timeout: 60_000 },
		);
		expect(await this.page.evaluate(() => window.drawing.refusals())).toEqual([]);
	}

	/** Frames that the page requests by itself while the browser paints some. */
	async ownFrames(painted = 30): Promise<number> {
		await this.counts();
		await letFramesPass(this.page, painted);
		return (await this.counts()).frames - painted;
	}

	/** Does something, proves that it has changed the picture, and gives the new one. */
	async changes(what: string, act: () => Promise<void>): Promise<number> {
		const before = await this.picture();
		await act();
		await expect.poll(() => this.picture(), { message: what, timeout: 20_000 }).not.toBe(before);
		await this.rest();
		return this.picture();
	}

	/** What has been drawn and requested since the last reading; contexts that are alive. */
	counts() {
		return this.page.evaluate(() => {
			const { drawing } = window;
			const { draws, mostDraws, frames, waiting, contexts } = drawing;
			Object.assign(drawing, { mostDraws: 0, frames: 0 });
			return {
				draws,
				mostDraws,
				frames,
				waiting: waiting.size,
				contexts: contexts.length,
				alive: drawing.alive().length,
			};
		});
	}

	/** The browser keeps a page that is left, for its back button: what it keeps of the scene must be nothing. */
	async leaveAndReturn() {
		const notify = (name: 'pagehide' | 'pageshow') =>
			this.page.evaluate(
				(type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })),
				name,
			);
		await notify('pagehide');
		await expect.poll(() => this.counts()).toMatchObject({ waiting: 0, alive: 0 });
		await notify('pageshow');
		await expect.poll(() => this.counts()).toMatchObject({ alive: 1 });
		await this.ready();
		await expect.poll(() => this.covered()).toBeGreaterThan(0.003);
	}

	/** From here on frames come by `step` alone. */
	hold() {
		return this.page.evaluate(() => window.drawing.hold());
	}

	/** Lets some sixtieths of a second go by. */
	step(frames: number) {
		return this.page.evaluate((count) => window.drawing.step(count), frames);
	}
}
