import { sumShifts } from './layout-shift.ts';
import { expect, test } from './test.ts';

const phone = { viewport: { width: 390, height: 844 } };

test.describe('on a phone', () => {
	test.use(phone);

	test('a page that is read is set in one font, which it asks for after its words', async ({
		page,
	}) => {
		const { promise: held, resolve: release } = Promise.withResolvers<void>();
		await page.route('**/onest*.woff2', async (route) => {
			await held;
			await route.continue();
		});
		const asked = page.waitForRequest('**/onest*.woff2');
		await page.goto('/uk/experience', { waitUntil: 'commit' });
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
		await asked;
		const height = await page.locator('main').evaluate((main) => main.clientHeight);
		release();
		await page.waitForFunction(() =>
			performance.getEntriesByType('resource').some(({ name }) => name.includes('onest')),
		);
		// In the text font, the sentence under the title is one line shorter here.
		expect(await page.locator('main').evaluate((main) => main.clientHeight)).toBe(height);
		expect(await sumShifts(page)).toBe(0);
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
