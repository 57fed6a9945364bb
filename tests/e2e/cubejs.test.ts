import type { Page } from '@playwright/test';
import { cubejs as messages } from '#i18n/messages/cubejs/index.ts';
import { letFramesPass } from './pages/frames.ts';
import { openIsland } from './pages/loading.ts';
import { expect, test } from './test.ts';

const path = '/extra/graphics/cubejs';

const t = messages.en;

test(`the cube is drawn, turns, and stops with its button`, async ({ page }) => {
	await openIsland(page, path);
	await expect.poll(() => countColours(page)).toBeGreaterThan(5);
	const first = await picture(page);
	await expect.poll(() => picture(page)).not.toBe(first);
	await page.getByRole('button', { name: t.pause }).press('Enter');
	await expect(page.getByRole('button', { name: t.spin })).toBeVisible();
	const still = await picture(page);
	await letFramesPass(page);
	expect(await picture(page)).toBe(still);
	await page.getByRole('slider', { name: t.stage, exact: true }).press('ArrowLeft');
	expect(await picture(page)).not.toBe(still);
});

test('under reduced motion it is drawn once and turned by key only', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openIsland(page, path);
	await expect.poll(() => countColours(page)).toBeGreaterThan(5);
	const first = await picture(page);
	await letFramesPass(page);
	expect(await picture(page)).toBe(first);
});

function picture(page: Page): Promise<string> {
	return page.locator('canvas').evaluate((sheet: HTMLCanvasElement) => sheet.toDataURL());
}

function countColours(page: Page): Promise<number> {
	return page.locator('canvas').evaluate((sheet: HTMLCanvasElement) => {
		const { data = [] } =
			sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height) ?? {};
		const seen = new Set<number>();
		for (let at = 0; at < data.length; at += 4) {
			seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
		}
		return seen.size;
	});
}
