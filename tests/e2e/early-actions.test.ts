import type { Page } from '@playwright/test';
import { login } from '#i18n/messages/login/index.ts';
import { Layout } from './pages/layout.ts';
import { holdScripts } from './pages/loading.ts';
import { expect, test } from './test.ts';

/** Opens a page whose code does not come until the answer is called. */
async function openEarly(page: Page, path: string) {
	const release = await holdScripts(page);
	await page.goto(path, { waitUntil: 'commit' });
	return release;
}

test('a form that is sent before its code has loaded is answered afterwards', async ({ page }) => {
	const t = login.en;
	const release = await openEarly(page, '/extra/login');
	await page.getByLabel(t.email).fill('olena@example.com');
	await page.getByLabel(t.password).fill('12345');
	await page.getByRole('button', { name: t.submit, exact: true }).click();
	await expect(page).toHaveURL('/extra/login');
	release();
	await expect(page).toHaveURL('/extra');
	await expect(page.locator('.greeting')).toContainText('olena');
});

test('a language that is picked before any script is there is saved', async ({ page }) => {
	const layout = new Layout(page);
	await openEarly(page, '/about');
	await layout.languageButton.click();
	await layout.languageMenu.getByRole('link', { name: 'Українська' }).click();
	await expect(page).toHaveURL('/uk/about');
	expect(await layout.saved('user-locale')).toBe('uk');
});

test('a sum that is pasted before the calculator has its code is worked out', async ({ page }) => {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	const release = await openEarly(page, '/extra/calculator');
	await page.evaluate(() => navigator.clipboard.writeText('5+5'));
	await page.keyboard.press('Control+v');
	release();
	await expect(page.locator('.past-list')).toContainText('5 + 5');
});
