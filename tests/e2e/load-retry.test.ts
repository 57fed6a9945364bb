import type { BrowserContext, Page } from '@playwright/test';
import { common } from '#i18n/messages/common/index.ts';
import { cryptocur } from '#i18n/messages/cryptocur/index.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { live } from '#i18n/messages/live/index.ts';
import { rates } from '#i18n/messages/rates/index.ts';
import { weather } from '#i18n/messages/weather/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { scriptsLoaded } from './pages/loading.ts';
import { expect, journeyIf, test } from './test.ts';

const t = extra.uk;

test.describe('a chunk that is not there', () => {
	test.use({
		expectedErrors: [/status of 404|Error hydrating|ERR_FAILED|dynamically imported module/],
	});

	test('is reported, and trying again brings the tool', async ({ page }) => {
		await page.route(toChunk('TodoList'), (route) => route.fulfill({ status: 404 }));
		await page.goto('/uk/extra/todo');
		await expect(page.getByRole('alert').filter({ hasText: t.notLoaded })).toBeVisible();
		await page.unroute(toChunk('TodoList'));
		await page.getByRole('button', { name: t.loadAgain }).focus();
		await page.keyboard.press('Enter');
		await page.locator('.record-tool[data-ready]').waitFor();
		await expect(notice(page)).toBeHidden();
	});

	test('is requested again before that', { tag: '@matrix' }, async ({ page }) => {
		let asked = 0;
		await page.route(toChunk('TodoList'), (route) => {
			asked += 1;
			return asked === 1 ? route.abort() : route.continue();
		});
		await page.goto('/uk/extra/todo');
		await page.locator('.record-tool[data-ready]').waitFor();
		await expect(notice(page)).toBeHidden();
	});

	for (const [path, island] of [
		['/extra/weather', 'Weather'],
		['/extra/rates', 'Rates'],
		['/extra/cryptocur', 'CoinPrices'],
	] as const) {
		test(`is reported on ${path}, which claims no update, and comes when the network is back`, {
			tag: '@matrix',
		}, async ({ page, context }) => {
			await page.route(toChunk(island), (route) => route.abort());
			await page.goto(localizePath('uk', path));
			await expect(notice(page)).toBeVisible();
			await expect(page.locator('.live-state').first()).toBeHidden();
			await context.setOffline(true);
			await page.unroute(toChunk(island));
			await context.setOffline(false);
			await page.locator('.live-tool[data-ready]').first().waitFor();
			await expect(notice(page)).toBeHidden();
			await expect(page.locator('.live-state').first()).toHaveAttribute('data-state', 'live');
		});
	}

	test('is reported when it is the script that starts all islands', { tag: '@matrix' }, async ({
		page,
	}) => {
		await page.route(/\/_astro\/start\.[\w-]+\.js/, (route) => route.abort());
		await page.goto('/uk/extra/notes');
		await expect(notice(page)).toBeVisible();
	});
});

test.describe('a part of a page with live data whose script fails', () => {
	test.use({
		expectedErrors: [
			/Error hydrating|ERR_(FAILED|INTERNET_DISCONNECTED)|dynamically imported module|Could not (load|look)/,
		],
	});
	const { part, reasons } = live.uk;

	test('the history of rates is reported in its place, and starts when the network is back', {
		tag: '@matrix',
	}, async ({ page, context }) => {
		await page.route(toChunk('RateHistory'), (route) => route.abort());
		await page.goto('/uk/extra/rates');
		const amount = page.getByLabel(rates.uk.amount, { exact: true });
		await amount.fill('250');
		const history = page.locator('section', { has: page.locator('#history') });
		await history.scrollIntoViewIfNeeded();
		await expect(history.getByRole('alert').filter({ hasText: t.notLoaded })).toBeVisible();
		await expect(history.locator('.live-state')).toBeHidden();
		await comeBack(page, context, 'RateHistory');
		await page.locator('.rate-history[data-ready]').waitFor();
		await expect(notice(page)).toBeHidden();
		await expect(amount).toHaveValue('250');
	});

	for (const { name, path, chunk, use, result } of [
		{
			name: 'the week',
			path: '/extra/weather',
			chunk: 'Week',
			use: (page: Page) => page.locator('.weather-week').scrollIntoViewIfNeeded(),
			result: '.week li',
		},
		{
			name: 'the tables of the weather',
			path: '/extra/weather',
			chunk: 'Tables',
			use: (page: Page) => page.getByRole('button', { name: weather.uk.table }).click(),
			result: '.weather-hours table',
		},
		{
			name: 'the saved cities',
			path: '/extra/weather',
			chunk: 'SavedCities',
			use: async (page: Page) => {
				// The section starts, and its button appears, when it is near.
				await page.locator('.weather-saved').scrollIntoViewIfNeeded();
				await page.locator('.saved-add button').click();
			},
			result: '.saved-city',
		},
		{
			name: 'the table of coins',
			path: '/extra/cryptocur',
			chunk: 'CoinTable',
			use: (page: Page) => page.getByRole('button', { name: cryptocur.uk.table }).click(),
			result: '.coin-table',
		},
	]) {
		test(`${name}: reported in its place, and loaded when the network is back`, {
			tag: '@matrix',
		}, async ({ page, context }) => {
			await page.route(toChunk(chunk), (route) => route.abort());
			await page.goto(localizePath('uk', path));
			await page.locator('.live-state[data-state=live]').first().waitFor();
			await use(page);
			const alert = page.getByRole('alert').filter({ hasText: part.failed });
			await expect(alert.first()).toBeVisible();
			await expect(notice(page)).toBeHidden();
			await comeBack(page, context, chunk);
			await expect(page.locator(result).first()).toBeVisible();
			await expect(alert).toHaveCount(0);
		});
	}

	test('the code that reads an amount is reported instead of a result, and loaded when the network is back', {
		tag: '@matrix',
	}, async ({ page, context }) => {
		await page.route(toChunk('typing'), (route) => route.abort());
		await page.goto('/uk/extra/rates');
		await page.locator('.live-state[data-state=live]').first().waitFor();
		await page.getByLabel(rates.uk.amount, { exact: true }).fill('250');
		await expect(page.locator('.converter-result')).toHaveText(part.failed);
		await comeBack(page, context, 'typing');
		await expect(page.locator('.converter-result')).toContainText('250,00');
	});

	test('the code that finds a city is reported as a city that cannot be looked up', {
		tag: '@matrix',
	}, async ({ page }) => {
		await page.route(toChunk('find-place'), (route) => route.abort());
		await page.goto('/uk/extra/weather');
		await page.locator('.weather[data-ready]').waitFor();
		await page.getByLabel(weather.uk.city, { exact: true }).fill('Львів');
		await page.locator('.city-form .primary').click();
		await expect(page.locator('.weather-problem')).toContainText(reasons.unreachable);
	});
});

test.describe('a page for reading whose code fails', () => {
	test.use({
		expectedErrors: [/status of 404|Error hydrating|ERR_FAILED|dynamically imported module/],
	});
	const words = common.uk;

	for (const path of ['/', '/projects', '/certificates', '/education', '/skills', '/about']) {
		for (const failing of ['start', 'actions']) {
			test(
				`${path} shows a message, and no button that does nothing: ${failing}`,
				journeyIf(path === '/' && failing === 'start'),
				async ({ page }) => {
					await page.route(toChunk(failing), (route) => route.abort());
					await page.goto(localizePath('uk', path));
					if (failing === 'actions') await scriptsLoaded(page);
					await page.mouse.move(300, 300);
					await expect(notice(page)).toBeVisible();
					await expect(page.locator('html')).not.toHaveClass('js');
					await expect(page.locator('.needs-js:visible')).toHaveCount(0);
					await page.unrouteAll();
					await page.getByRole('link', { name: t.loadAgain }).click();
					await expect(notice(page)).toBeHidden();
					const theme = page.getByRole('button', { name: words.theme.system });
					await theme.click();
					await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
				},
			);
		}
	}

	test('a message is shown when the code of its list fails, and its other buttons go on working', {
		tag: '@matrix',
	}, async ({ page }) => {
		await page.route(toChunk('ProjectBrowser'), (route) => route.abort());
		await page.goto('/uk/projects');
		await page.getByRole('button', { name: words.table }).click();
		await expect(notice(page)).toBeVisible();
		await page.getByRole('button', { name: words.theme.system }).click();
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
		await page.unrouteAll();
		await page.getByRole('link', { name: t.loadAgain }).click();
		await page.getByRole('button', { name: words.table }).click();
		await expect(page.getByRole('main').getByRole('table')).toBeVisible();
	});
});

test('a chunk that takes 120 seconds is reported, and still used afterwards', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.clock.install();
	let release = () => {};
	const later = new Promise<void>((done) => {
		release = done;
	});
	await page.route(toChunk('MemoryGame'), async (route) => {
		await later;
		await route.continue();
	});
	await page.goto('/uk/extra/games/memory', { waitUntil: 'commit' });
	await page.locator('.memory').waitFor();
	// The clock goes on by itself as well, on a busy machine by seconds.
	await page.clock.runFor(105_000);
	await expect(notice(page)).toBeHidden();
	await page.clock.runFor(15_001);
	await expect(notice(page)).toBeVisible();
	release();
	await page.locator('.memory[data-ready]').waitFor();
	await expect(notice(page)).toBeHidden();
});

/** The script is there again, and the browser notices that it has a network. */
async function comeBack(page: Page, context: BrowserContext, chunk: string) {
	await context.setOffline(true);
	await page.unroute(toChunk(chunk));
	await context.setOffline(false);
}

function toChunk(island: string) {
	return new RegExp(`/_astro/${island}\\.[\\w-]+\\.js`);
}

function notice(page: Page) {
	return page.locator('#not-loaded');
}
