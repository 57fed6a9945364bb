import { Layout } from './pages/layout.ts';
import { Projects } from './pages/projects.ts';
import { expect, test } from './test.ts';

test('the first key leads to a link that skips the header', async ({ page }) => {
	const layout = new Layout(page);
	await layout.open('/projects');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: layout.t.skip });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/#content$/);
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('tables and open sections fit a window 320 px wide', { tag: '@matrix' }, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const projects = new Projects(page, 'uk');
	await projects.openSearching();
	await projects.tableView.click();
	await expect(projects.table).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('the language button is as high as the buttons beside it, and its name is not in capitals', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page);
	await layout.open('/about');
	const [language, theme] = await Promise.all([
		layout.languageButton.boundingBox(),
		layout.themeButton.boundingBox(),
	]);
	expect(language?.height).toBe(theme?.height);
	expect(
		await layout.languageButton.evaluate((button) => getComputedStyle(button).textTransform),
	).toBe('none');
	await expect(layout.languageButton).toHaveAccessibleName(`${layout.t.language}: English, EN`);
});

test('with letters twice as large a page fits a phone', { tag: '@matrix' }, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	const layout = new Layout(page, 'uk');
	for (const path of ['/projects', '/experience', '/about']) {
		await layout.open(path);
		await page.evaluate(() => {
			document.documentElement.style.fontSize = '200%';
		});
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
			true,
		);
	}
});
