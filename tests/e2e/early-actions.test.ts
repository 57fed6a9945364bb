import type { Page } from '@playwright/test';
import { calculator } from '#i18n/messages/calculator/index.ts';
import { login } from '#i18n/messages/login/index.ts';
import { todo } from '#i18n/messages/todo/index.ts';
import { Layout } from './pages/layout.ts';
import { holdScripts } from './pages/loading.ts';
import { texts } from './pages/todo.ts';
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

test('a field of the financial calculator that is pressed before its code is there has the focus afterwards', async ({
	page,
}) => {
	const release = await openEarly(page, '/extra/calculator#finance');
	const amount = page.getByLabel(calculator.en.finance.sentence.fields[0] ?? '', { exact: true });
	const { x = 0, y = 0 } = (await amount.boundingBox()) ?? {};
	await page.mouse.click(x + 9, y + 9);
	release();
	await expect(amount).toBeFocused();
	await page.keyboard.type('5');
	await expect(amount).toHaveValue('5');
});

test('what is pasted before a tool has its code is a sum, or a task of each line', async ({
	page,
}) => {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	const paste = async (text: string) => {
		await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
		await page.keyboard.press('Control+v');
	};
	let release = await openEarly(page, '/extra/calculator');
	await paste('5+5');
	release();
	await expect(page.locator('.past-list')).toContainText('5 + 5');
	release = await openEarly(page, '/extra/todo');
	const field = page.getByLabel(todo.en.newTask);
	await field.focus();
	await paste('buy warp\r\n- [x] buy weft');
	await expect(field).toHaveValue('buy warp - [x] buy weft');
	release();
	await expect(texts(page)).toHaveText(['buy warp', 'buy weft']);
	await expect(field).toHaveValue('');
});
