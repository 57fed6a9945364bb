import type { Page } from '@playwright/test';
import { cryptocur as messages } from '#i18n/messages/cryptocur/index.ts';
import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { countAnimations, watchMotion } from './pages/ticker.ts';
import { expect, test } from './test.ts';

// Playwright's own trace takes pictures of the page, for which it is laid out.
test.use({ trace: 'off' });

// The page that has no 3D ticker until a visitor starts it: the ticker draws frames.
const path = '/extra/cryptocur';
const t = messages.en;
const live = liveMessages.en;

test('the line runs without layout or paint, and rests without an animation', async ({ page }) => {
	await page.clock.install();
	await page.goto(path);
	await expect(page.getByRole('main').getByText(live.upToDate)).toBeVisible();
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
	const stage = page.getByRole('region', { name: t.ticker, exact: true });
	await stage.scrollIntoViewIfNeeded();
	await expect(stage).toHaveAttribute('data-motion', 'running');
	// Repeated until the page has come to rest: its start-up work is not the ticker's.
	await expect
		.poll(() => watchMotion(page))
		.toEqual({ moved: true, drawn: true, layouts: 0, paints: 0 });

	await page.getByRole('slider', { name: live.ticker.speed }).focus();
	const before = await toPlace(page);
	await page.keyboard.press('End');
	expect((await toPlace(page)) - before).toBeLessThan(200);

	await page.getByRole('button', { name: live.ticker.pause }).press('Enter');
	await expect(stage).toHaveAttribute('data-motion', 'resting');
	await expect.poll(() => countAnimations(page)).toBe(0);
	await page.keyboard.press('Enter');
	await stage.focus();
	await expect(stage).toHaveAttribute('data-motion', 'resting');
	await page.getByRole('slider', { name: live.ticker.speed }).focus();
	await expect(stage).toHaveAttribute('data-motion', 'running');
	await stage.hover();
	await expect(stage).toHaveAttribute('data-motion', 'resting');
	await page.mouse.move(0, 0);
	await expect(stage).toHaveAttribute('data-motion', 'running');
	await page.locator('footer').scrollIntoViewIfNeeded();
	await expect(stage).toHaveAttribute('data-motion', 'resting');
	await expect.poll(() => countAnimations(page)).toBe(0);
});

function toPlace(page: Page): Promise<number> {
	return page
		.locator('.ticker-track')
		.evaluate((track) => -new DOMMatrix(getComputedStyle(track).transform).m41);
}
