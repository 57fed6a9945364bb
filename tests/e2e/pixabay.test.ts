import { locales } from '#i18n/locales.ts';
import { pixabay as messages } from '#i18n/messages/pixabay/index.ts';
import { fill } from '#i18n/messages.ts';
import { localizePath } from '#i18n/urls.ts';
import { findFaults, loadAxe } from './axe.ts';
import { expect, test } from './test.ts';

const path = '/extra/ai/pixabay';

for (const locale of locales) {
	const t = messages[locale];

	test(`${locale}: photos and videos are found by keys alone, and a reload sends no request`, async ({
		page,
		standIn,
	}) => {
		await page.goto(localizePath(locale, path));
		await page.locator('.gallery[data-ready]').waitFor();
		await page.getByLabel(t.theme).focus();
		await page.keyboard.type('fox');
		await page.keyboard.press('Enter');
		await expect(
			page.getByRole('heading', { name: fill(t.grid.title.photo, { theme: 'fox' }) }),
		).toBeVisible();
		await expect(page.locator('.tile img')).toHaveCount(6);
		await expect(page.locator('section .gallery-status')).toContainText(t.grid.sources.openverse);

		await page.getByRole('button', { name: t.grid.next }).focus();
		await page.keyboard.press('Enter');
		await expect(page.locator('.tile-words').first()).toContainText('fox 7');
		await expect(page).toHaveURL(/page=2/);

		await page.getByLabel(t.kind).focus();
		await page.keyboard.press('ArrowDown');
		await expect(page.locator('.tile video')).toHaveCount(0);
		await page.getByRole('button', { name: t.create }).focus();
		await page.keyboard.press('Enter');
		await expect(page.locator('.tile video')).toHaveCount(6);
		await loadAxe(page);
		expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);

		const asked = standIn.requests.filter(({ url }) => url.includes('api.php')).length;
		await page.reload();
		await expect(page.locator('.tile video')).toHaveCount(6);
		expect(standIn.requests.filter(({ url }) => url.includes('api.php'))).toHaveLength(asked);
		await page.goBack();
		await expect(page.locator('.tile-words').first()).toContainText('fox 7');
	});
}

test('photos keep their proportion and their place before they have come, and favourites outlive the search', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.goto(`${path}?theme=fox&quantity=3`);
	const tiles = page.locator('.tile-frame');
	const measure = () =>
		tiles.evaluateAll((frames) =>
			frames.map((frame) => {
				const { width, height } = frame.getBoundingClientRect();
				return (width / height).toFixed(1);
			}),
		);
	await expect(tiles).toHaveCount(3);
	expect(await measure()).toEqual(['1.5', '0.7', '1.0']);
	await page.locator('.tile .favourite').nth(1).click();
	await page.goto(`${path}?theme=nothing`);
	await expect(page.getByText(messages.en.grid.empty)).toBeVisible();
	await expect(page.locator('.tile img')).toHaveCount(1);
	await page.locator('.tile-frame a').click();
	await expect(page.getByRole('dialog')).toContainText('Photographer 2');
});

test('an empty result is reported at 320 pixels without a fault', { tag: '@matrix' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto(`/uk${path}?theme=${encodeURIComponent('nothing <b>\u202e')}`);
	await expect(page.getByText(messages.uk.grid.empty)).toBeVisible();
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test.describe('the services refuse', () => {
	test.use({ expectedErrors: [/status of 429/] });

	test('a message gives the reason, and a second try helps', async ({ page, standIn }) => {
		await page.clock.install({ time: '2026-11-21T10:00:00Z' });
		standIn.misbehave('status-429');
		await page.goto(`${path}?theme=fox`);
		await expect(page.getByText(messages.en.grid.errors.limited)).toBeVisible();
		standIn.misbehave(undefined);
		await page.clock.setSystemTime('2026-11-21T10:05:00Z');
		await page.getByRole('button', { name: messages.en.grid.retry }).click();
		await expect(page.locator('.tile img')).toHaveCount(6);
	});
});
