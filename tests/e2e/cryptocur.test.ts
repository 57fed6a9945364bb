import { cryptocur as messages } from '#i18n/messages/cryptocur/index.ts';
import { expectNoFaults, findFaults } from './axe.ts';
import { expectInFirstWindow } from './pages/first-window.ts';
import { expect, test } from './test.ts';

const path = '/extra/cryptocur';

test('the first window has the prices of 12 coins, on a phone of 6, and nothing moves when they come', async ({
	page,
}) => {
	await expectInFirstWindow(page, path, {
		ready: '.live-state[data-state=live]',
		notebook: '.coin-list li:nth-child(-n+12) .coin-price',
		phone: '.coin-list li:nth-child(-n+6) .coin-price',
	});
});

test('currency and order are at hand for keys, and axe finds nothing', async ({ page }) => {
	const t = messages.en;
	await page.goto(path);
	await page.getByRole('button', { name: 'EUR' }).press('Enter');
	await expect(page.locator('.coin-price').first()).toHaveText('€83,935.74');
	await page.reload();
	await expect(page.locator('.coin-price').first()).toHaveText(/^€/);
	await expectNoFaults(page, 'main');
	await page.getByRole('button', { name: t.table, exact: true }).press('Enter');
	const head = page.getByRole('columnheader', { name: t.columns.value });
	await head.getByRole('button').press('Enter');
	await expect(head).toHaveAttribute('aria-sort', 'descending');
	await expect(page.getByRole('rowheader').first()).toContainText('Bitcoin');
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
});
