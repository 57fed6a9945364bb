import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { couture } from '../../../src/i18n/messages/couture/index.ts';
import { expect } from '../test.ts';

const t = couture.en;

declare global {
	interface Window {
		/** Draw calls since the page began, and what they were drawn with. */
		draws: { count: number; frames: number };
		stageContext: WebGL2RenderingContext | undefined;
	}
}

/** Couture in a browser: the picture can be read, draw calls are counted. */
export class CouturePage {
	readonly page: Page;

	constructor(page: Page) {
		this.page = page;
	}

	async open(address = '/extra/graphics/couture3d') {
		await this.page.addInitScript(watchDrawing);
		await this.page.goto(address);
		await expect(this.page.locator('.stage-room[data-state=ready]')).toBeAttached({
			timeout: 60_000,
		});
		await this.rest();
	}

	/** A button by its name, pressed by a key. */
	async press(name: string | RegExp) {
		await this.button(name).press('Enter');
	}

	button(name: string | RegExp): Locator {
		return this.page
			.locator('.couture')
			.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
			.first();
	}

	async slide(name: string, value: number) {
		await this.page.getByLabel(name, { exact: true }).fill(String(value));
	}

	/** A number for what is on the canvas. */
	picture(): Promise<number> {
		return this.page.evaluate(() => {
			const gl = window.stageContext;
			if (!gl) throw new Error('There is no context.');
			const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
			const pixels = new Uint8Array(width * height * 4);
			gl.bindFramebuffer(gl.FRAMEBUFFER, null);
			gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
			let sum = 7;
			for (let at = 0; at < pixels.length; at += 1) sum = (sum * 31 + (pixels[at] ?? 0)) | 0;
			return sum;
		});
	}

	/** Waits until eight frames of the browser have gone by in which nothing was drawn. */
	async rest() {
		await this.page.waitForFunction(
			() =>
				new Promise<boolean>((resolve) => {
					const before = window.draws.count;
					let frames = 0;
					function next() {
						frames += 1;
						if (frames < 8) requestAnimationFrame(next);
						else resolve(window.draws.count === before);
					}
					requestAnimationFrame(next);
				}),
			undefined,
			{ timeout: 30_000 },
		);
	}

	/** Does something, and proves that it has changed the picture. */
	async changes(what: string, act: () => Promise<void>) {
		const before = await this.picture();
		await act();
		await expect.poll(() => this.picture(), { message: what, timeout: 20_000 }).not.toBe(before);
		await this.rest();
	}

	/** Presses what makes a file, and gives its name and content. */
	async take(name: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
		const coming = this.page.waitForEvent('download', { timeout: 90_000 });
		await this.press(name);
		const download = await coming;
		const bytes = await readFile(await download.path());
		return { name: download.suggestedFilename(), bytes };
	}

	saved(file: string): Locator {
		return this.page.getByText(t.saved.replace('{file}', file));
	}
}

function watchDrawing() {
	window.draws = { count: 0, frames: 0 };
	const { prototype } = HTMLCanvasElement;
	const original = prototype.getContext;
	prototype.getContext = function getContext(
		this: HTMLCanvasElement,
		kind: string,
		options?: object,
	) {
		const own = kind === 'webgl2' ? { ...options, preserveDrawingBuffer: true } : options;
		const context: unknown = Reflect.apply(original, this, [kind, own]);
		if (kind === 'webgl2' && context instanceof WebGL2RenderingContext)
			window.stageContext = context;
		return context;
	} as typeof prototype.getContext;
	for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced'] as const) {
		const draw = WebGL2RenderingContext.prototype[name] as (...values: unknown[]) => void;
		Object.assign(WebGL2RenderingContext.prototype, {
			[name](this: WebGL2RenderingContext, ...values: unknown[]) {
				window.draws.count += 1;
				Reflect.apply(draw, this, values);
			},
		});
	}
}
