import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

interface Counts {
	/** Frames that were asked for. */
	frames: number;
	/** Draw calls in the frame with the most of them. */
	mostDraws: number;
}

/** Counts frames and draw calls of the page; call it before the page is opened. */
export async function countDraws(page: Page) {
	await page.addInitScript(() => {
		const counts = { frames: 0, mostDraws: 0 };
		let draws = 0;
		Object.assign(window, { sceneCounts: counts });
		const request = window.requestAnimationFrame.bind(window);
		window.requestAnimationFrame = (step) => {
			counts.frames += 1;
			return request((now) => {
				draws = 0;
				step(now);
				counts.mostDraws = Math.max(counts.mostDraws, draws);
			});
		};
		for (const name of [
			'drawArrays',
			'drawElements',
			'drawArraysInstanced',
			'drawElementsInstanced',
		] as const) {
			const draw: unknown = WebGL2RenderingContext.prototype[name];
			Object.assign(WebGL2RenderingContext.prototype, {
				[name](this: WebGL2RenderingContext, ...options: unknown[]) {
					draws += 1;
					return Reflect.apply(draw as () => void, this, options);
				},
			});
		}
	});
}

/** What has been counted since it was asked last. */
export function takeCounts(page: Page): Promise<Counts> {
	return page.evaluate(() => {
		const { sceneCounts } = window as unknown as { sceneCounts: Counts };
		const taken = { ...sceneCounts };
		Object.assign(sceneCounts, { frames: 0, mostDraws: 0 });
		return taken;
	});
}

export async function untilReady(page: Page, state = 'ready') {
	// A machine without a graphics card computes the light of the studio for a while.
	await expect(page.locator('.stage-room')).toHaveAttribute('data-state', state, {
		timeout: 60_000,
	});
}

/** The scene as it is seen, without what lies over it. */
export async function takePicture(page: Page): Promise<string> {
	// A sheet made by script is not held back by the content policy, as one in the page would be.
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			'.stage-bar, .stage-panel, .stage-pad, .stage-notice { visibility: hidden !important; }',
		);
		document.adoptedStyleSheets = [sheet];
	});
	const shot = await page.locator('.stage-view').screenshot({ timeout: 60_000 });
	await page.evaluate(() => {
		document.adoptedStyleSheets = [];
	});
	return shot.toString('base64');
}

/** Waits until the scene looks different from a picture, and gives the new one. */
export async function untilChanged(page: Page, before: string): Promise<string> {
	let now = before;
	await expect
		.poll(
			async () => {
				now = await takePicture(page);
				return now === before;
			},
			{ timeout: 30_000 },
		)
		.toBe(false);
	return now;
}
