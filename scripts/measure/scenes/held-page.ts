import type { Browser, Page } from 'playwright';
import { watchDrawing } from '../../../tests/e2e/pages/drawing.ts';

/** A page whose frames come when they are asked for, and which hands nothing to the graphics card. */
export class HeldPage {
	readonly #page: Page;

	private constructor(page: Page) {
		this.#page = page;
	}

	/** `begin` brings the page to where its scene moves. */
	static async open(browser: Browser, begin: (page: Page) => Promise<void>): Promise<HeldPage> {
		const page = await browser.newPage({ viewport: { width: 640, height: 480 } });
		await page.addInitScript(watchDrawing);
		await begin(page);
		await page.evaluate(() => window.drawing.hold());
		// The frame that the browser has promised already goes by, and asks for one of ours.
		await page.waitForTimeout(300);
		await page.evaluate(muteCard);
		return new HeldPage(page);
	}

	/** Milliseconds of script for one frame, as the mean of some; throws if the scene does not move. */
	async time(frames: number): Promise<number> {
		const { ms, draws } = await this.#page.evaluate((count) => {
			const before = window.drawing.draws;
			const ms = window.drawing.time(count);
			return { ms, draws: window.drawing.draws - before };
		}, frames);
		if (draws < frames)
			throw new Error(`${this.#page.url()} has drawn ${draws} in ${frames} frames.`);
		return ms / frames;
	}

	close() {
		return this.#page.close();
	}
}

/** What a graphics card without a driver takes for itself is not the scene's; all that a frame calls does nothing. */
function muteCard() {
	const { prototype } = WebGL2RenderingContext;
	const perFrame =
		/^(uniform|bind|bufferSubData|vertexAttrib|enable|disable|clear|viewport|scissor|depth|blend|stencil|color|use|active|cull|front|polygon|tex|invalidate|generateMipmap|blit|framebuffer|drawBuffers|pixelStore)/;
	for (const name of Object.getOwnPropertyNames(prototype)) {
		if (perFrame.test(name)) Object.assign(prototype, { [name]() {} });
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
