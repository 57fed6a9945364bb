import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Counts what the page asks of the graphics card; call it before the page is opened. */
export async function countDraws(page: Page) {
	await page.addInitScript(() => {
		const counts = { draws: 0, frames: 0, contexts: 0 };
		Object.assign(window, { sceneCounts: counts });
		const request = window.requestAnimationFrame.bind(window);
		window.requestAnimationFrame = (step) => {
			counts.frames += 1;
			return request(step);
		};
		const { prototype } = WebGL2RenderingContext;
		for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const) {
			const draw = prototype[name] as (...options: unknown[]) => void;
			Object.assign(prototype, {
				[name](this: WebGL2RenderingContext, ...options: unknown[]) {
					counts.draws += 1;
					return draw.apply(this, options);
				},
			});
		}
	});
}

export function readCounts(page: Page): Promise<{ draws: number; frames: number }> {
	return page.evaluate(() => ({ ...(window as unknown as { sceneCounts: { draws: number; frames: number } }).sceneCounts }));
}

export async function untilReady(page: Page) {
	// A software renderer on a busy machine computes the light of the studio for a while.
	await expect(page.locator('.stage-room')).toHaveAttribute('data-state', 'ready', { timeout: 45_000 });
}

/** What is on the canvas, without what lies over it. */
export async function takePicture(page: Page): Promise<string> {
	const picture = await page.locator('.stage-view canvas').evaluate(
		(canvas: HTMLCanvasElement) =>
			new Promise<string>((resolve) => {
				// Within a frame, after the scene has drawn it, the picture can still be read.
				requestAnimationFrame(() => requestAnimationFrame(() => resolve(canvas.toDataURL('image/png'))));
			}),
	);
	return picture;
}
