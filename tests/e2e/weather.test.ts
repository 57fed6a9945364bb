import { locales } from '#i18n/locales.ts';
import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { weather as messages } from '#i18n/messages/weather/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { findFaults, loadAxe } from './axe.ts';
import { expect, test } from './test.ts';

const path = '/extra/weather';
const t = messages.en;

test('the weather of Kyiv is shown in three languages with one request', async ({
	page,
	standIn,
}) => {
	for (const locale of locales) {
		const words = messages[locale];
		await page.goto(localizePath(locale, path));
		await expect(page.getByText(liveMessages[locale].upToDate)).toBeVisible();
		await expect(page.locator('#weather-now')).toContainText(words.cities.kyiv);
		await expect(page.locator('.weather-facts')).toContainText(words.points.ne);
		await expect(page.locator('.hours li')).toHaveCount(48);
		await expect(page.locator('.week li')).toHaveCount(7);
	}
	expect(standIn.requests).toHaveLength(1);
});

test('a city is typed, picked from the suggestions by keys, and there after a reload', async ({
	page,
}) => {
	await page.goto(path);
	await expect(page.getByText(liveMessages.en.upToDate)).toBeVisible();
	const field = page.getByRole('combobox', { name: t.city });
	await field.focus();
	await page.keyboard.type('Mad');
	await expect(page.getByRole('option')).toHaveCount(3);
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
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
	await page.getByRole('button', { name: 'Valencia', exact: true }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('#weather-now')).toContainText('Valencia');
	await field.focus();
	await page.keyboard.type('Zzyzx');
	await page.keyboard.press('Enter');
	await expect(page.locator('.weather-problem')).toContainText('Error: unknown city');
	await expect(page.locator('#weather-now')).toContainText('Valencia');
});

test('the official widget comes on demand only, into a frame that cannot see the page', async ({
	page,
	standIn,
}) => {
	await page.goto(path);
	await expect(page.getByText(liveMessages.en.upToDate)).toBeVisible();
	const asked = () => standIn.requests.filter(({ service }) => service === 'widget').length;
	await page.getByRole('button', { name: t.widget.show }).press('Enter');
	await page.getByLabel(t.widget.key).fill('0123456789abcdef');
	expect(asked()).toBe(0);
	await page.keyboard.press('Enter');
	const frame = page.frameLocator('.widget-frame');
	await expect(frame.getByText('Widget 15 of city 703448, metric')).toBeVisible();
	expect(asked()).toBe(1);
	const origin = await frame.locator('body').evaluate(() => self.origin);
	expect(origin).toBe('null');
});

for (const [words, query] of [
	['with a key', '#city=703448&key=0123456789abcdef&lang=en&title=Your+account+is+locked'],
	['as it is', ''],
] as const) {
	test(`the page of the widget, opened on its own ${words}, runs nothing and leads back`, async ({
		page,
		standIn,
	}) => {
		await page.goto(path);
		await page.goto(`/extra/weather-widget${query}`);
		await expect(page).toHaveTitle('Weather widget');
		// Even if a script got in, it would find nothing of the site.
		expect(await page.evaluate(() => self.origin)).toBe('null');
		for (const locale of locales) {
			await expect(page.getByText(messages[locale].widget.alone)).toBeVisible();
		}
		expect(standIn.requests.map(({ service }) => service)).not.toContain('widget');
		await page.getByRole('link').first().click();
		await expect(page.getByText(liveMessages.en.upToDate)).toBeVisible();
	});
}

test.describe('without any service', () => {
	test.use({ expectedErrors: [/Failed to load resource/] });

	test('dashes stand for what is unknown, on 320 px as well, and axe is content', async ({
		page,
		standIn,
	}) => {
		standIn.misbehave('truncated');
		await page.setViewportSize({ width: 320, height: 800 });
		await page.goto(path);
		const { en } = liveMessages;
		await expect(page.locator('.live-state')).toContainText(
			`${en.reasons['bad-answer']} ${en.failed}`,
		);
		await expect(page.locator('.weather-degrees')).toHaveText('–');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			320,
		);
		await loadAxe(page);
		expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
	});
});
