import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { rates as messages } from '#i18n/messages/rates/index.ts';
import { expectInFirstWindow } from './pages/first-window.ts';
import { expect, test } from './test.ts';

const path = '/extra/rates';
const t = messages.en;
const live = liveMessages.en;

test('the converter and the main rates are in the first window, and nothing moves', async ({
	page,
}) => {
	const parts = '.converter-result, .rates-day, .rate-list li:nth-child(-n+2)';
	await expectInFirstWindow(page, path, {
		ready: '.rate-list li:nth-child(9) .change',
		notebook: parts,
		phone: parts,
	});
});

test('the converter, the chart and its table are used by keys alone', async ({ page }) => {
	await page.goto(path);
	await expect(page.getByRole('main').getByText(live.upToDate)).toBeVisible();
	await page.getByLabel(t.amount).fill('1 250,5');
	await expect(page.locator('.converter-result')).toHaveText('1,250.50 USD = 55,194.69 UAH');
	await expect(page).toHaveURL(/\?amount=1250\.5&from=USD&to=UAH$/);
	await page.locator('.rate-history').scrollIntoViewIfNeeded();
	const slider = page.locator('.rate-history').getByRole('slider');
	await slider.press('Home');
	await page.locator('.rate-history summary').press('Enter');
	const rows = page.locator('.chart-table tbody tr');
	const oldest = (await rows.last().locator('td').textContent()) ?? '';
	await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(RegExp.escape(oldest)));
	await expect(page.locator('.chart-readout')).toContainText(oldest);
});
