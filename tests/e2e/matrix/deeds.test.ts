import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

declare global {
	interface Window {
		/** What has begun to move: property or name, and milliseconds. */
		motions?: [string, number][];
	}
}

const deeds = [
	{
		title: 'an added task and its tick',
		path: '/extra/todo',
		go: async (page: Page) => {
			await page.locator('#new-task').fill('Water the tomatoes');
			await page.keyboard.press('Enter');
			await page.locator('.record-list input[type=checkbox]').check();
		},
		motions: ['opacity', 'translate', 'stroke-dashoffset'],
	},
	{
		title: 'an added note',
		path: '/extra/notes',
		go: async (page: Page) => {
			await page.locator('#new-note').fill('Oak offcuts');
			await page.keyboard.press('Enter');
			await page.locator('.note').waitFor();
		},
		motions: ['opacity', 'translate'],
	},
	{
		title: 'a printed line',
		path: '/extra/calculator#accounting',
		go: async (page: Page) => {
			await page.keyboard.type('12.5+');
			await page.locator('.tape-line').waitFor();
		},
		motions: ['line-printed'],
	},
];

for (const { title, path, go, motions } of deeds) {
	test(`${title} moves for 120 to 240 ms, and not with reduced motion`, async ({ page }) => {
		await page.addInitScript(watchMotions);
		for (const reducedMotion of ['no-preference', 'reduce'] as const) {
			await page.emulateMedia({ reducedMotion });
			await page.goto(path);
			await page.locator('main [data-ready]').first().waitFor();
			await page.evaluate(() => localStorage.clear());
			await page.reload();
			await page.locator('main [data-ready]').first().waitFor();
			await go(page);
			const read = async () =>
				(await page.evaluate(() => window.motions ?? [])).map(([name]) => name);
			if (reducedMotion === 'reduce') {
				expect(await read()).toEqual([]);
				continue;
			}
			await expect.poll(read).toEqual(expect.arrayContaining(motions));
			const durations = await page.evaluate(() => (window.motions ?? []).map(([, ms]) => ms));
			for (const ms of durations) expect(ms).toBeLessThanOrEqual(240);
			expect(Math.max(...durations)).toBeGreaterThanOrEqual(120);
		}
	});
}

/** Runs in the page: notes what moves in the tool. */
function watchMotions() {
	const note = (event: Event) => {
		const { target } = event;
		if (!(target instanceof Element) || !target.closest('.record-list, .paper')) return;
		const name = 'propertyName' in event ? event.propertyName : Reflect.get(event, 'animationName');
		const timing = target
			.getAnimations()
			.map((animation) => animation.effect?.getTiming().duration);
		window.motions = [...(window.motions ?? []), [String(name), Math.max(...timing.map(Number))]];
	};
	for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, note);
}
