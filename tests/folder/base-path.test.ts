import type { APIRequestContext } from '@playwright/test';
import { localizePath } from '#i18n/urls.ts';
import { Page as BuiltPage } from '../dist/page.ts';
import { Find } from '../e2e/pages/find.ts';
import { expect, test } from '../e2e/test.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { base } from './base.ts';

test.describe('the site is deployed in a folder', () => {
	for (const locale of ['en', 'uk', 'es'] as const) {
		test(`${locale}: every page asks only for what is in the folder, and all of it is there`, async ({
			page,
		}) => {
			test.slow();
			const missed: string[] = [];
			page.on('response', (answer) => {
				const { pathname } = new URL(answer.url());
				if (answer.status() >= 400 || !pathname.startsWith(base)) missed.push(pathname);
			});
			for (const path of resumePages) {
				await page.goto(localizePath(locale, path, base));
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				const links = await page.evaluate(() =>
					[...document.links]
						.filter(({ host }) => host === location.host)
						.map(({ pathname }) => pathname),
				);
				expect(links.length).toBeGreaterThan(10);
				expect(links.filter((link) => !link.startsWith(base))).toEqual([]);
			}
			expect(missed).toEqual([]);
		});
	}

	test('links, canonical address and twins carry the folder', async ({ request }) => {
		const answer = await request.get(`${base}/uk/skills`);
		const head = new BuiltPage(await answer.text());
		expect(new URL(head.link('canonical') ?? '').pathname).toBe(`${base}/uk/skills`);
		expect(new URL(head.twins.en ?? '').pathname).toBe(`${base}/skills`);
		expect(new URL(head.meta('og:image') ?? '').pathname).toMatch(/^\/vzir\/uk\/social\//);
		await expectThere(request, head.link('icon'));
	});

	test('the app of the tools starts in the folder', async ({ page, request }) => {
		await page.goto(`${base}/uk/extra/todo`);
		const manifest = await page.locator('[data-manifest]').first().getAttribute('data-manifest');
		await expectThere(request, manifest ?? '');
		const { start_url: start, scope, icons } = await (await request.get(manifest ?? '')).json();
		expect([start, scope]).toEqual([`${base}/uk/extra`, `${base}/uk/extra`]);
		for (const { src } of icons) await expectThere(request, src);
	});

	test('an island wakes up, and a picked language leads on', async ({ page }) => {
		await page.goto(`${base}/projects`);
		await page.getByRole('button', { name: 'Table' }).click();
		await expect(page.getByRole('table')).toBeVisible();
		await page.getByRole('button', { name: /^Language:/ }).click();
		await page.getByRole('link', { name: 'Español' }).click();
		await expect(page).toHaveURL(`${base}/es/projects?view=table`);
		await page.goto('about:blank');
		await page.goto(`${base}/projects`);
		await expect(page).toHaveURL(`${base}/es/projects`);
	});

	test('the search of the site leads to a page in the folder', async ({ page }) => {
		const find = new Find(page);
		await page.goto(`${base}/about`);
		await find.icon.click();
		await find.ask('bakery');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(`${base}/projects/bakery`);
	});
});

async function expectThere(request: APIRequestContext, address = '') {
	expect(address.startsWith(base)).toBe(true);
	expect((await request.get(address)).status()).toBe(200);
}
