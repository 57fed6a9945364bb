import { live } from '#i18n/messages/live/index.ts';
import { ticker3d as messages } from '#i18n/messages/ticker3d/index.ts';
import { coarsePixels, StagePage } from './pages/stage.ts';
import { expect, test } from './test.ts';

const t = messages.en;
/** A text that three.js contains in every bundle. */
const sign = 'THREE.WebGLRenderer';

test.use({ ...coarsePixels, viewport: { width: 800, height: 900 } });

test('the 3D line loads when a visitor is there, is drawn, and stops', async ({ page }) => {
	test.setTimeout(120_000);
	const scripts: Promise<boolean>[] = [];
	page.on('response', (response) => {
		if (/\.js$/.test(new URL(response.url()).pathname))
			scripts.push(
				// What comes while the page closes has no text any more.
				response.text().then(
					(text) => text.includes(sign),
					() => false,
				),
			);
	});
	const hasThree = async () => (await Promise.all(scripts)).includes(true);
	const strip = new StagePage(page, '.ticker3d-canvas');
	await strip.watch();
	await page.goto('/extra/rates');
	await expect(page.getByRole('main').getByText(live.en.upToDate)).toBeVisible();
	await page.waitForLoadState('networkidle');
	expect(await hasThree()).toBe(false);
	await expect(page.locator('canvas')).toHaveCount(0);

	const choice = page.locator('.ticker3d').getByRole('group', { name: t.show });
	const show = choice.getByRole('button', { name: t.on });
	await expect(show).toHaveAttribute('aria-pressed', 'true');
	await show.press('Enter');
	await page.locator('.ticker3d-line').scrollIntoViewIfNeeded();
	await strip.ready();
	expect(await hasThree()).toBe(true);
	await expect.poll(() => strip.covered()).toBeGreaterThan(0.02);

	const before = await strip.picture();
	await expect.poll(() => strip.picture()).not.toBe(before);
	const { mostDraws } = await strip.counts();
	expect(mostDraws).toBeGreaterThan(0);
	expect(mostDraws).toBeLessThanOrEqual(4);
	await page.getByRole('button', { name: t.pause, exact: true }).press('Enter');
	await strip.rest();
	await strip.hold();
	const still = await strip.picture();
	await strip.step(5);
	expect(await strip.picture()).toBe(still);
	await page.getByRole('button', { name: t.run, exact: true }).press('Enter');
	await strip.step(5);
	expect(await strip.picture()).not.toBe(still);

	await choice.getByRole('button', { name: t.off }).press('Enter');
	await expect(page.locator('canvas')).toHaveCount(0);
	await expect.poll(async () => (await strip.counts()).alive).toBe(0);
});
