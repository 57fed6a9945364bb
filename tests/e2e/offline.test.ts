import type { Page } from '@playwright/test';
import { extra } from '#i18n/messages/extra/index.ts';
import { login } from '#i18n/messages/login/index.ts';
import { todo } from '#i18n/messages/todo/index.ts';
import { DeployedSite } from './pages/deployed-site.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ site: DeployedSite }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
	site: async ({}, use) => {
		const site = new DeployedSite(['extra/todo', 'uk/extra/todo', 'es/extra/todo']);
		await use(site);
		await site.remove();
	},
	baseURL: async ({ site }, use) => use(await site.switchOn()),
});

test.use({
	serviceWorkers: 'allow',
	// A page that is open long enough requests its worker again, also while there is no connection.
	expectedErrors: [
		/ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED)|status of 404|An unknown error occurred when fetching the script/,
	],
});

test('a tool that was opened once opens and saves without a connection', async ({ page, site }) => {
	await page.goto('/extra/todo');
	await expectKept(page);
	await site.switchOff();
	await page.reload();
	await add(page, 'without a connection');
	await expect(texts(page)).toContainText(['without a connection']);
	await page.reload();
	await expect(texts(page)).toContainText(['without a connection']);
});

test('live data open with their last answers and their age after 30 hours without a connection', {
	tag: '@matrix',
}, async ({ page, site }) => {
	await page.clock.install();
	let at = Date.now();
	for (const [path, figure] of [
		['/uk/extra/weather', '5'],
		['/extra/rates', 'USD'],
		['/es/extra/cryptocur', '234,50'],
	] as const) {
		await page.goto(path);
		await expect(page.locator('.live-state[data-state=live]')).toBeVisible();
		await expect(page.locator('.offline-sign[data-kept]')).toBeVisible();
		await site.switchOff();
		await page.context().setOffline(true);
		at += 30.5 * 3_600_000;
		await page.clock.setSystemTime(at);
		await page.reload();
		await expect(page.locator('.live-state[data-state=stale]')).toContainText(/30/);
		await expect(page.getByRole('main')).toContainText(figure);
		await page.context().setOffline(false);
		await site.switchOn();
	}
});

test('a newer build is announced in a page that is open, and what was typed is there after it', async ({
	context,
	page,
	site,
}) => {
	await page.goto('/extra/todo');
	await page.getByLabel(todo.en.newTask).fill('not sent yet');
	await expectKept(page);

	site.publish('extra/todo', 'Newer');
	const other = await context.newPage();
	await other.goto('/extra/todo');
	await expect(other).toHaveTitle('Newer');
	await expect(page.getByRole('main').getByText(extra.en.newerPage)).toBeVisible();
	await expect(other.getByText(extra.en.newerPage)).toBeHidden();
	await page.getByRole('button', { name: extra.en.loadNewer }).click();
	await expect(page).toHaveTitle('Newer');
	await expect(page.getByLabel(todo.en.newTask)).toHaveValue('not sent yet');

	await site.switchOff();
	await page.reload();
	await expect(page).toHaveTitle('Newer');
});

test('installed, Extra opens without a connection; for a page that is not kept it lists those that are', async ({
	context,
	page,
	request,
}) => {
	const { noConnection, tools } = extra.en;
	const keptLinks = page.getByRole('listitem').getByRole('link');
	const kept = [extra.en.title, tools.todo.title, login.en.title];
	await page.goto('/extra/todo');
	await expectKept(page);
	const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
	const { start_url: start, scope } = await (await request.get(manifest ?? '')).json();
	expect([start, scope]).toEqual(['/extra', '/extra']);
	// The workers of the other languages keep only their page for what is missing.
	await expect
		.poll(() => listKept(page))
		.toEqual(
			expect.arrayContaining(['/extra', '/extra/todo', '/es/extra/offline', '/uk/extra/offline']),
		);
	const countPictures = async () =>
		(await listKept(page)).filter((path) => path.endsWith('.avif')).length;
	await expect.poll(countPictures).toBeGreaterThan(15);

	await context.setOffline(true);
	await page.goto(start);
	await expect(page.getByRole('heading', { name: extra.en.title, exact: true })).toBeVisible();
	await expect(page.locator('.tool-picture .cover-light img').first()).not.toHaveJSProperty(
		'naturalWidth',
		0,
	);
	await page.getByRole('link', { name: tools.calculator.title, exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(noConnection.title);
	await expect(keptLinks).toHaveText(kept);

	await page.getByRole('link', { name: login.en.title }).click();
	await page.getByLabel(login.en.email).fill('olena@example.com');
	await page.getByLabel(login.en.password).fill('12345');
	await page.keyboard.press('Enter');
	await expect(page.locator('[data-greeting] bdi')).toHaveText('olena');

	await page.goto('/es/extra/calculator');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(extra.es.noConnection.title);
	await page.getByRole('link', { name: tools.todo.title }).click();
	await expect(page.getByLabel(todo.en.newTask)).toBeVisible();
	await page.goto('/extra/calculator');
	await expect(keptLinks).toHaveText(kept);
	await context.setOffline(false);
	await expect(
		page.getByRole('heading', { name: tools.calculator.title, exact: true }),
	).toBeVisible();
});

test('a site without tools takes its worker and what was kept out of the browser', {
	tag: '@matrix',
}, async ({ context, page, site }) => {
	await page.goto('/extra/todo');
	await add(page, 'one');
	await expectKept(page);
	// The worker of the page is the first; those of the other languages are installed after it.
	await expect.poll(() => countActive(page)).toBe(3);
	site.removeTools();
	const other = await context.newPage();
	const rest = () =>
		other.evaluate(async () => [
			(await caches.keys()).length,
			(await navigator.serviceWorker.getRegistrations()).length,
		]);
	// The first worker deletes what all have kept; a browser requests each again when an address of its language is opened.
	for (const [place, address] of ['/extra/todo', '/uk/extra/todo', '/es/extra/todo'].entries()) {
		await other.goto(address);
		await expect.poll(rest).toEqual([0, 2 - place]);
	}
});

test('one button keeps all tools, and without a connection the list dims the others', {
	tag: '@matrix',
}, async ({ context, page }) => {
	const { keepAll } = extra.en;
	await page.goto('/extra');
	await page.getByRole('button', { name: /^Keep all tools offline/ }).click();
	await expect(page.getByRole('main').getByText(keepAll.kept)).toBeVisible();
	await expect(page.getByText(keepAll.offline)).toBeHidden();
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByText(keepAll.offline)).toBeVisible();
	const others = await page.locator('#tools li:not([data-local])').count();
	await expect(page.locator('#tools li[data-missing]')).toHaveCount(others);
});

test('a page that is read starts no worker and names no manifest, however long it is open', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.clock.install();
	for (const address of ['/', '/uk/projects']) {
		await page.goto(address);
		await page.mouse.wheel(0, 100);
		await page.clock.runFor(60_000);
		await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
	}
	const count = await page.evaluate(
		async () => (await navigator.serviceWorker.getRegistrations()).length,
	);
	expect(count).toBe(0);
});

async function expectKept(page: Page) {
	await expect(page.getByRole('main').getByText(extra.en.worksOffline)).toBeVisible();
}

async function add(page: Page, text: string) {
	await page.getByLabel(todo.en.newTask).fill(text);
	await page.keyboard.press('Enter');
}

function countActive(page: Page): Promise<number> {
	return page.evaluate(async () => {
		const all = await navigator.serviceWorker.getRegistrations();
		return all.filter(({ active }) => active?.state === 'activated').length;
	});
}

function texts(page: Page) {
	return page.locator('.record-text');
}

/** Addresses of all files and pages that are kept, without their editions. */
function listKept(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
		const requests = await Promise.all(opened.map((cache) => cache.keys()));
		return requests.flat().map(({ url }) => new URL(url).pathname);
	});
}
