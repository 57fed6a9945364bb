import { pixabay as messages } from '#i18n/messages/pixabay/index.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './test.ts';

const t = messages.en;

test(`photos and videos are found by keys alone, and a reload sends no request`, async ({
	page,
	standIn,
}) => {
	await page.goto('/extra/ai/pixabay?theme=fox');
	await expect(page.locator('.tile img')).toHaveCount(6);

	await page.getByRole('button', { name: t.grid.next }).press('Enter');
	await expect(page.locator('.tile-words').first()).toContainText('no. 7');
	await expect(page).toHaveURL(/page=2/);

	await page.getByLabel(t.kind).press('ArrowDown');
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
