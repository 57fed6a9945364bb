import { sumShifts } from './layout-shift.ts';
import { expect, test } from './test.ts';

const phone = { viewport: { width: 390, height: 844 } };

test.describe('on a phone', () => {
	test.use(phone);

	test('a page that is read takes its text font when its script is there', async ({ page }) => {
		await page.goto('/projects');
		await expect(page.locator('body')).toHaveCSS('font-family', /^"?Onest"?,/);
		await page.waitForFunction(() =>
			performance.getEntriesByType('resource').some(({ name }) => name.includes('onest')),
		);
	});

	test('it is painted without, and does not ask for it, while its script is on its way', {
		tag: '@matrix',
	}, async ({ page }) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route('**/start.*.js', async (route) => {
			await held;
			await route.continue();
		});
		await page.goto('/projects', { waitUntil: 'commit' });
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
		await expect(page.locator('body')).toHaveCSS('font-family', /^"?Onest fallback"?,/);
		const requested = await page.evaluate(() =>
			performance.getEntriesByType('resource').filter(({ name }) => name.includes('onest')),
		);
		expect(requested).toEqual([]);
		release();
		await expect(page.locator('body')).toHaveCSS('font-family', /^"?Onest"?,/);
	});

	test('the first window keeps the lines in which it was painted', { tag: '@matrix' }, async ({
		page,
	}) => {
		// In the text font, the sentence under the title is one line shorter here.
		await page.goto('/uk/experience');
		await page.waitForFunction(() =>
			[...document.fonts].some(({ family, status }) => family === 'Onest' && status === 'loaded'),
		);
		await expect(page.locator('body')).toHaveCSS('font-family', /^"?Onest"?,/);
		await expect(page.locator('.page-lead')).toHaveCSS('font-family', /^"?Onest fallback"?,/);
		expect(await sumShifts(page)).toBeLessThan(0.001);
	});

	test('the letters of the name are there before the words of the home page', {
		tag: '@matrix',
	}, async ({ page }) => {
		await page.addInitScript(() => {
			new MutationObserver((_changes, observer) => {
				if (!document.querySelector('header')) return;
				observer.disconnect();
				const ready = [...document.fonts].filter(({ status }) => status === 'loaded');
				// Fonts of the device may be there too, if the browser has laid out a part of the page.
				const sent = ready.map(({ family }) => family).filter((name) => !/fallback$/.test(name));
				Object.assign(window, { ready: sent });
			}).observe(document, { childList: true, subtree: true });
		});
		await page.goto('/');
		expect(await page.evaluate(() => Reflect.get(window, 'ready'))).toEqual(['Display']);
	});
});

test.describe('on a wide screen', () => {
	test.use({ expectedErrors: [/Failed to load resource|fetch dynamically/] });

	test('the text font is requested with the page', { tag: '@matrix' }, async ({ page }) => {
		await page.route('**/start.*.js', (route) => route.abort());
		await page.goto('/projects', { waitUntil: 'commit' });
		await page.waitForFunction(() =>
			performance.getEntriesByType('resource').some(({ name }) => name.includes('onest')),
		);
		await expect(page.locator('body')).toHaveCSS('font-family', /^"?Onest"?,/);
	});
});

test('currency symbols and arrows do not load the whole font', { tag: '@matrix' }, async ({
	page,
}) => {
	for (const path of [
		'/',
		'/experience',
		'/skills',
		'/projects/vet-clinic',
		'/uk/experience',
		'/extra/rates',
	]) {
		await page.goto(path, { waitUntil: 'networkidle' });
		await page.evaluate(() => document.fonts.ready);
		const fonts = await page.evaluate(() =>
			performance
				.getEntriesByType('resource')
				.map(({ name }) => /onest[^/]*(?=\.[^.]+\.woff2)/.exec(name)?.[0])
				.filter(Boolean),
		);
		expect(fonts, path).toEqual([path.startsWith('/uk') ? 'onest-ukrainian' : 'onest-latin']);
	}
});

test.describe('without the script of the page', () => {
	test.beforeEach(({ page }) => page.route('**/start.*.js', (route) => route.abort()));
	test.use({ expectedErrors: [/Failed to load resource|fetch dynamically/] });

	test('it is taken as on a page without scripts', { tag: '@matrix' }, async ({ page }) => {
		await page.goto('/projects');
		await expect(page.locator('body')).toHaveCSS('font-family', /^"?Onest"?,/);
	});

	test('a visitor from another page of the site has the font from the start', {
		tag: '@matrix',
	}, async ({ page }) => {
		await page.goto('/about');
		await page.getByRole('main').getByRole('link').first().waitFor();
		await page.evaluate(() => location.assign('/projects'));
		await expect(page).toHaveURL('/projects');
		expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
			/^"?Onest"?,/,
		);
	});
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('it is there at once', { tag: '@matrix' }, async ({ page }) => {
		await page.goto('/projects');
		await expect(page.locator('body')).toHaveCSS('font-family', /^"?Onest"?,/);
	});
});
