import { locales } from '#i18n/locales.ts';
import { cryptocur as messages } from '#i18n/messages/cryptocur/index.ts';
import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { findFaults, loadAxe } from './axe.ts';
import { expect, test } from './test.ts';

const path = '/extra/cryptocur';

test('the prices are shown in three languages with one request, by keys as a table', async ({
	page,
	standIn,
}) => {
	for (const locale of locales) {
		const t = messages[locale];
		await page.goto(localizePath(locale, path));
		await expect(page.getByText(liveMessages[locale].upToDate)).toBeVisible();
		await expect(page.locator('.coin-list')).toContainText(/91.234,50|\$91,234\.50/);
		await page.getByRole('button', { name: t.table, exact: true }).focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('row')).toHaveCount(13);
		await expect(page.locator('.ticker-lap').first().locator('.ticker-item')).toHaveCount(14);
		await expect(page.locator('.live-clock time')).toHaveText(/2026.*\d\d:\d\d:\d\d/);
	}
	expect(standIn.requests).toHaveLength(1);
});

test.describe('without any service', () => {
	test.use({ expectedErrors: [/Failed to load resource/] });

	test('the message gives the reason, on 320 px as well, and axe is content', async ({
		page,
		standIn,
	}) => {
		standIn.misbehave('status-429', 'coingecko');
		standIn.misbehave('blocked', 'coinpaprika');
		standIn.misbehave('html', 'coinbase');
		await page.setViewportSize({ width: 320, height: 800 });
		await page.goto(path);
		const { en } = liveMessages;
		await expect(page.getByRole('status')).toHaveText(`${en.reasons.limited} ${en.failed}`);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			320,
		);
		await loadAxe(page);
		expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
	});
});
