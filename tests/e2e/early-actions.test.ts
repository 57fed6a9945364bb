import type { Page } from '@playwright/test';
import { login } from '#i18n/messages/login/index.ts';
import { todo } from '#i18n/messages/todo/index.ts';
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

test('who logs in before the code of the form is there is greeted after', async ({ page }) => {
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

test('an amount that is typed before the code of the rates is there is converted after', async ({
	page,
}) => {
	const release = await openEarly(page, '/extra/rates');
	const amount = page.locator('main astro-island input[inputmode=decimal]').first();
	await amount.fill('25');
	release();
	await page.locator('[data-ready]').first().waitFor();
	await expect(amount).toHaveValue('25');
	await expect(page.getByText('25.00 USD')).toBeVisible();
});

test('a card that is turned before the code of the game is there is turned after, once', async ({
	page,
}) => {
	const release = await openEarly(page, '/extra/games/memory');
	const card = page.locator('.memory-card').first();
	await card.click();
	await expect(card.locator('img')).toHaveCount(0);
	release();
	await expect(card.locator('img')).toHaveCount(1);
	await expect(page.locator('.memory-card img')).toHaveCount(1);
});
