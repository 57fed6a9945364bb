import type { Page } from '@playwright/test';
import { calculator } from '#i18n/messages/calculator/index.ts';
import { login } from '#i18n/messages/login/index.ts';
import { todo } from '#i18n/messages/todo/index.ts';
import { Layout } from './pages/layout.ts';
import { holdScripts } from './pages/loading.ts';
import { expect, test } from './test.ts';

/** Opens a tool whose code does not come until the answer is called. */
async function openEarly(page: Page, path: string) {
	const release = await holdScripts(page);
	await page.goto(path, { waitUntil: 'commit' });
	return release;
}

test('a task that is sent with Enter before the code of the list is there is in the list after', async ({
	page,
}) => {
	const release = await openEarly(page, '/extra/todo');
	const field = page.getByLabel(todo.en.newTask);
	const task = page.locator('.record-text', { hasText: 'Buy thread' });
	await field.fill('Buy thread');
	await field.press('Enter');
	await expect(task).toHaveCount(0);
	release();
	await expect(task).toHaveCount(1);
	await expect(field).toHaveValue('');
	await expect(page).toHaveURL('/extra/todo');
});

test('a visitor who logs in before the code of the form has loaded is greeted afterwards', {
	tag: '@matrix',
}, async ({ page }) => {
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

test('an amount that is typed before the code of the rates is there is converted after', {
	tag: '@matrix',
}, async ({ page }) => {
	const release = await openEarly(page, '/extra/rates');
	const amount = page.locator('main astro-island input[inputmode=decimal]').first();
	await amount.fill('25');
	release();
	await page.locator('[data-ready]').first().waitFor();
	await expect(amount).toHaveValue('25');
	await expect(page.locator('.converter-result')).toContainText('25.00 USD');
});

test('a card that is turned before the code of the game is there is turned after, once', {
	tag: '@matrix',
}, async ({ page }) => {
	const release = await openEarly(page, '/extra/games/memory');
	const card = page.locator('.memory-card').first();
	await card.click();
	await expect(card.locator('img')).toHaveCount(0);
	release();
	await expect(card.locator('img')).toHaveCount(1);
	await expect(page.locator('.memory-card img')).toHaveCount(1);
});

test('early clicks on keys of the calculator count', { tag: '@matrix' }, async ({ page }) => {
	const { keys } = calculator.en;
	const release = await openEarly(page, '/extra/calculator');
	for (const name of ['6', keys.times, '7', keys.equals]) {
		await page.getByRole('button', { name, exact: true }).click();
	}
	release();
	await expect(page.locator('.machine[data-ready] .calculator-history')).toHaveText('6 × 7 =');
	await expect(page.getByRole('status')).toHaveText('42');
});

test('an early double click on the portrait shows the next one', { tag: '@matrix' }, async ({
	page,
}) => {
	const release = await openEarly(page, '/');
	const root = page.locator('html');
	await page.locator('.portrait img:visible').dblclick();
	await expect(root).not.toHaveAttribute('data-photo');
	release();
	await expect(root).toHaveAttribute('data-photo', '3');
});

test('early clicks on a button of the page count, each of them', async ({ page }) => {
	const release = await openEarly(page, '/about');
	await page.locator('[data-click=theme]').dblclick();
	release();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a language that is picked before any script is there is saved', async ({ page }) => {
	const layout = new Layout(page);
	await openEarly(page, '/about');
	await layout.languageButton.click();
	await layout.languageMenu.getByRole('link', { name: 'Українська' }).click();
	await expect(page).toHaveURL('/uk/about');
	expect(await layout.saved('user-locale')).toBe('uk');
});

test('an early click in the controls of a list is made once, with what loads them', {
	tag: '@matrix',
}, async ({ page }) => {
	const release = await openEarly(page, '/about');
	await page.getByRole('button', { name: 'Table', exact: true }).click();
	await expect(page.locator('main table')).toHaveCount(0);
	release();
	await expect(page.locator('main table').first()).toBeVisible();
});
