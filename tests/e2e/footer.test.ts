import type { Page } from '@playwright/test';
import { Layout } from './pages/layout.ts';
import { scriptsLoaded } from './pages/loading.ts';
import { expectOtherTab } from './pages/other-tabs.ts';
import { expect, test } from './test.ts';

/** Of the pictures that are shown in the window, whether each is stitched: the others wait for their time. */
const readPictures = (page: Page) =>
	page.evaluate(() => [
		...new Set(
			[...document.querySelectorAll('picture img')]
				.filter((image) => image.checkVisibility({ visibilityProperty: true }))
				.filter((image) => {
					const { top, bottom } = image.getBoundingClientRect();
					return bottom > 0 && top < innerHeight;
				})
				.map((image) => image.closest('.stitched') !== null),
		),
	]);

test('the footer logo stitches the pictures of every page, and the choice stays', async ({
	page,
}) => {
	const layout = new Layout(page);
	await layout.open('/');
	expect(await readPictures(page)).toEqual([false]);
	await layout.viewModeButton.click();
	await expect(layout.viewModeButton).toHaveAccessibleName(layout.viewModeName('alternative'));
	await expect.poll(() => readPictures(page)).toEqual([true]);
	await layout.open('/certificates');
	await expect.poll(() => readPictures(page)).toEqual([true]);
	await layout.viewModeButton.click();
	await expect(layout.viewModeButton).toHaveAccessibleName(layout.viewModeName('normal'));
	await expect.poll(() => readPictures(page)).toEqual([false]);
	expect(await layout.saved('viewMode')).toBe('normal');
});

test('a photograph stays, alone and unmoved, until its stitches have come', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page);
	const stitches = Promise.withResolvers<void>();
	let held = 0;
	await page.addInitScript(() => localStorage.setItem('viewMode', '"alternative"'));
	await page.route(/_astro\/.*\.svg$/, async (route) => {
		held += 1;
		await stitches.promise;
		await route.continue();
	});
	await layout.open('/');
	const readPlaces = () =>
		page.evaluate(() =>
			[...document.querySelectorAll('main img')]
				.filter((image) => image.checkVisibility({ visibilityProperty: true }))
				.map((image) => JSON.stringify(image.getBoundingClientRect())),
		);
	await expect.poll(() => held).toBeGreaterThan(0);
	const places = await readPlaces();
	expect(await readPictures(page)).toEqual([false]);
	const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(room).toBeLessThanOrEqual(0);
	stitches.resolve();
	await expect.poll(() => readPictures(page)).toEqual([true]);
	expect(await readPlaces()).toEqual(places);
});

test('stitched pictures are requested in their view only, and those of the window alone at a press', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page);
	let requested = 0;
	page.on('request', (request) => {
		if (/_astro\/.*\.svg$/.test(request.url())) requested += 1;
	});
	for (const path of ['/', '/projects', '/certificates/frontend', '/extra']) {
		await layout.open(path);
		await layout.footer.scrollIntoViewIfNeeded();
		await page.waitForLoadState('networkidle');
		expect(requested, path).toBe(0);
		await layout.viewModeButton.click();
		await expect.poll(() => readPictures(page)).toEqual([true]);
		await page.waitForLoadState('networkidle');
		// Those of the header and the footer are everywhere.
		expect(requested, path).toBeGreaterThan(2);
		expect(requested, path).toBeLessThan(await page.locator('picture.stitched').count());
		await layout.viewModeButton.click();
		await expect.poll(() => readPictures(page)).toEqual([false]);
		requested = 0;
	}
});

test('the professional network opens in a window of 600 by 400', async ({ page, context }) => {
	await context.route('https://www.linkedin.com/**', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<p>shared</p>' }),
	);
	const layout = new Layout(page);
	await layout.open('/');
	await scriptsLoaded(page);
	// Visitors reach the footer by scrolling, which loads the code that opens the window.
	await layout.footer.scrollIntoViewIfNeeded();
	await page.locator('html[data-ready]').waitFor();
	await page.evaluate(() => {
		const open = window.open.bind(window);
		Object.assign(window, {
			open: (url: string, name: string, features: string) => {
				document.body.dataset.features = features;
				return open(url, name, features);
			},
		});
	});
	await layout.footer.getByRole('link', { name: layout.t.shareProfessional }).click();
	await expectOtherTab(page, 'https://www.linkedin.com/sharing/');
	await expect(page.locator('body')).toHaveAttribute('data-features', /width=600,height=400/);
});

test('copying the link puts the readable address on the clipboard and confirms it', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const layout = new Layout(page);
	await layout.open('/about?q=привіт');
	await layout.footer.getByRole('button', { name: layout.t.copyLink }).click();
	await expect(page.getByRole('status')).toHaveText(layout.t.copied);
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toMatch(/\/about\?q=привіт$/);
});
