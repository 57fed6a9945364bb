import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { weather as messages } from '#i18n/messages/weather/index.ts';
import { expectNoFaults } from './axe.ts';
import { expectInFirstWindow } from './pages/first-window.ts';
import { expect, test } from './test.ts';

const path = '/extra/weather';
const t = messages.en;
const live = liveMessages.en;

test('a city is typed, picked from the suggestions by keys, and there after a reload', async ({
	page,
}) => {
	await page.goto(path);
	await expect(page.getByRole('main').getByText(live.upToDate)).toBeVisible();
	const field = page.getByRole('combobox', { name: t.city });
	await field.focus();
	await page.keyboard.type('Mad');
	await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3);
	await expectNoFaults(page, 'main');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page.locator('#weather-now')).toContainText('Madison');
	// Remembered once its weather has come.
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem('weatherCity')))
		.toContain('Madison');
	await page.reload();
	await expect(page.locator('#weather-now')).toContainText('Madison');
});

test('the first window shows the weather, whatever its size, and nothing moves when it comes', async ({
	page,
}) => {
	const shown = '.weather-degrees, .weather-facts';
	await expectInFirstWindow(page, path, {
		ready: '.live-state[data-state=live]',
		notebook: `${shown}, .hours, .week`,
		phone: `${shown}, .hours li:first-child, .hours-date`,
	});
});

test('the address names the city: a link opens it, and the history goes through those chosen', async ({
	page,
}) => {
	await page.goto(`${path}?city=Valencia,VE`);
	await expect(page.locator('#weather-now')).toContainText('Venezuela');
	await page.getByRole('button', { name: 'Dubai', exact: true }).press('Enter');
	await expect(page).toHaveURL(/city=Dubai,AE$/);
	await page.goBack();
	await expect(page.locator('#weather-now')).toContainText('Venezuela');
	await page.goForward();
	await expect(page.locator('#weather-now')).toContainText('Dubai');
});

test('cities are kept side by side, and axe is content with them and with the table', async ({
	page,
}) => {
	await page.goto(path);
	for (const [index, city] of ['Kyiv', 'Shanghai'].entries()) {
		await page.getByRole('button', { name: city, exact: true }).press('Enter');
		await page.getByRole('button', { name: /^Save / }).press('Enter');
		await expect(page.locator('.saved-city')).toHaveCount(index + 1);
	}
	await page.getByRole('button', { name: t.table, exact: true }).press('Enter');
	await expect(page.locator('.weather-hours tbody tr')).toHaveCount(48);
	await expectNoFaults(page, 'main');
	await page.reload();
	// The browser of the tests is one of the United States.
	await expect(page.locator('.saved-now').last()).toContainText('°F');
	await page.setViewportSize({ width: 320, height: 700 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
