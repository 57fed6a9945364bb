import type { Page } from '@playwright/test';
import { extra } from '#i18n/messages/extra/index.ts';
import { tasks } from '#i18n/messages/tasks/index.ts';
import { todo } from '#i18n/messages/todo/index.ts';
import { DeployedSite } from './pages/deployed-site.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ site: DeployedSite }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
	site: async ({}, use) => {
		const site = new DeployedSite(['extra/todo']);
		await use(site);
		await site.remove();
	},
	baseURL: async ({ site }, use) => use(await site.switchOn()),
});

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_CONNECTION_REFUSED/] });

test('a tool that was used once opens and saves without a connection', async ({ page, site }) => {
	await page.goto('/extra/todo');
	await add(page, 'before');
	await expect(page.getByText(extra.en.worksOffline)).toBeVisible();
	await site.switchOff();
	await page.reload();
	await expect(texts(page)).toContainText(['before']);
	await add(page, 'without a connection');
	await page.reload();
	await expect(texts(page)).toContainText(['before', 'without a connection']);
});

test('a newer build is announced in a page that is open, and what was typed is there after it', async ({
	context,
	page,
	site,
}) => {
	await page.goto('/extra/todo');
	await page.getByLabel(todo.en.newTask).fill('not sent yet');
	await expect(page.getByText(extra.en.worksOffline)).toBeVisible();

	site.publish('extra/todo', 'Newer');
	const other = await context.newPage();
	await other.goto('/extra/todo');
	await expect(other).toHaveTitle('Newer');
	await expect(page.getByText(extra.en.newerPage)).toBeVisible();
	await expect(other.getByText(extra.en.newerPage)).toBeHidden();
	await page.getByRole('button', { name: extra.en.loadNewer }).click();
	await expect(page).toHaveTitle('Newer');
	await expect(page.getByLabel(todo.en.newTask)).toHaveValue('not sent yet');

	await site.switchOff();
	await page.reload();
	await expect(page).toHaveTitle('Newer');
});

test('a page with a language is kept, too; code of the visitor, which runs outside the page, needs a connection', async ({
	page,
	site,
}) => {
	const { trace, editor } = tasks.uk;
	await page.goto('/uk/extra/tasks/fibonacci');
	await page.mouse.wheel(0, 100);
	await expect(page.getByText(extra.uk.worksOfflineExceptCode)).toBeVisible();
	await site.switchOff();
	await page.reload();
	await page.getByRole('button', { name: trace.next }).click();
	await expect(page.getByRole('slider')).toHaveValue('2');
	await page.getByRole('button', { name: editor.open }).press('Enter');
	await page.getByRole('button', { name: editor.run }).press('Enter');
	await expect(page.getByText(editor.noSandbox)).toBeVisible();
	// The list that leads to it was never opened, but is kept with it.
	await page.goto('/uk/extra/tasks');
	await expect(
		page.getByRole('link', { name: extra.uk.tools['tasks/fibonacci'].title, exact: true }),
	).toBeVisible();
});

test('a site without tools takes its worker and what was kept out of the browser', async ({
	context,
	page,
	site,
}) => {
	await page.goto('/extra/todo');
	await add(page, 'one');
	await expect(page.getByText(extra.en.worksOffline)).toBeVisible();
	site.removeTools();
	const other = await context.newPage();
	await other.goto('/extra/todo');
	const rest = () =>
		other.evaluate(async () => [
			(await caches.keys()).length,
			(await navigator.serviceWorker.getRegistrations()).length,
		]);
	await expect.poll(rest).toEqual([0, 0]);
});

test('a page that is read has no worker', async ({ page }) => {
	await page.goto('/');
	await page.goto('/extra');
	await page.mouse.wheel(0, 100);
	const count = await page.evaluate(
		async () => (await navigator.serviceWorker.getRegistrations()).length,
	);
	expect(count).toBe(0);
});

async function add(page: Page, text: string) {
	await page.getByLabel(todo.en.newTask).fill(text);
	await page.keyboard.press('Enter');
}

function texts(page: Page) {
	return page.locator('.record-text');
}
