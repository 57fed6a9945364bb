import { expect, test } from './test.ts';

test('a page of many words is painted before its text font is asked for', async ({ page }) => {
	await page.goto('/projects');
	await page.waitForFunction(() =>
		performance.getEntriesByType('resource').some(({ name }) => name.includes('onest')),
	);
	const [painted = 0, asked = 0] = await page.evaluate(() => [
		performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
		performance.getEntriesByType('resource').find(({ name }) => name.includes('onest'))?.startTime,
	]);
	expect(painted).toBeGreaterThan(0);
	expect(asked).toBeGreaterThan(painted);
	expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Onest/);
});

test.describe('without the script of the page', () => {
	test.use({ expectedErrors: [/Failed to load resource|fetch dynamically/] });

	test('who comes from another page of the site has the font from the start', async ({ page }) => {
		await page.route('**/start.*.js', (route) => route.abort());
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

	test('it is there at once', async ({ page }) => {
		await page.goto('/projects');
		await expect(page.locator('body')).toHaveCSS('font-family', /^"?Onest"?,/);
	});
});
