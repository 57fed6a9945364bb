import { pixabay as messages } from '#i18n/messages/pixabay/index.ts';
import { fill } from '#i18n/messages.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './test.ts';

const path = '/extra/ai/pixabay';

const t = messages.en;

test(`photos and videos are found by keys alone, and a reload sends no request`, async ({
	page,
	standIn,
}) => {
	await page.goto(path);
	await page.locator('.gallery[data-ready]').waitFor();
	await page.getByLabel(t.theme).focus();
	await page.keyboard.type('fox');
	await page.keyboard.press('Enter');
	await expect(
		page.getByRole('heading', { name: fill(t.grid.title.photo, { theme: 'fox' }) }),
	).toBeVisible();
	await expect(page.locator('.tile img')).toHaveCount(6);
	await expect(page.locator('section .gallery-status')).toContainText(t.grid.sources.commons);

	await page.getByRole('button', { name: t.grid.next }).press('Enter');
	await expect(page.locator('.tile-words').first()).toContainText('no. 7');
	await expect(page).toHaveURL(/page=2/);

	await page.getByLabel(t.kind).press('ArrowDown');
	await expect(page.locator('.tile video')).toHaveCount(0);
	await page.getByRole('button', { name: t.create }).press('Enter');
	await expect(page.locator('.tile video')).toHaveCount(6);
	await expectNoFaults(page, 'main');

	const asked = standIn.requests.filter(({ url }) => url.includes('api.php')).length;
	await page.reload();
	await expect(page.locator('.tile video')).toHaveCount(6);
	expect(standIn.requests.filter(({ url }) => url.includes('api.php'))).toHaveLength(asked);
	await page.goBack();
	await expect(page.locator('.tile-words').first()).toContainText('no. 7');
});
