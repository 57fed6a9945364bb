import { locales } from '#i18n/locales.ts';
import { weather as messages } from '#i18n/messages/weather/index.ts';
import { findFaults, loadAxe } from '../e2e/axe.ts';
import { expect, test } from '../e2e/test.ts';
import { base } from './base.ts';

// Only a site with a key has the widget.
const path = `${base}/extra/weather`;
const t = messages.en.widget;

test('the official widget comes on demand only, into a frame that cannot see the page', async ({
	page,
	standIn,
}) => {
	await page.goto(path);
	const asked = () => standIn.requests.filter(({ service }) => service === 'widget').length;
	await page.getByRole('button', { name: t.show }).press('Enter');
	await expect(page.getByText(t.explain)).toBeVisible();
	expect(asked()).toBe(0);
	await page.getByRole('button', { name: t.load }).press('Enter');
	const frame = page.frameLocator('.widget-frame');
	await expect(frame.getByText('Widget 15 of city 703448, metric')).toBeVisible();
	expect(asked()).toBe(1);
	const origin = await frame.locator('body').evaluate(() => self.origin);
	expect(origin).toBe('null');
	await expect(frame.locator('html')).toHaveCSS('color-scheme', 'normal');
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
		await page.goto(`${path}-widget${query}`);
		await expect(page).toHaveTitle('Weather widget');
		// Even if a script got in, it would find nothing of the site.
		expect(await page.evaluate(() => self.origin)).toBe('null');
		for (const locale of locales) {
			await expect(page.getByText(messages[locale].widget.alone)).toBeVisible();
		}
		expect(standIn.requests.map(({ service }) => service)).not.toContain('widget');
		await loadAxe(page);
		expect(await findFaults(page, { rules: 'colours', within: 'html' })).toEqual([]);
		await expect(page.locator('main')).toHaveCSS('display', 'grid');
		await page.getByRole('link').first().click();
		await expect(page).toHaveURL(path);
	});
}
