import { toLocaleName } from '#i18n/locale-name.ts';
import { Layout } from './pages/layout.ts';
import { expect, test } from './test.ts';

const outside = 'https://example.com/';

test('a language is saved and leads to the same page, with the words, the view and the order of a list', async ({
	page,
}) => {
	const layout = new Layout(page);
	await layout.open('/projects?q=react&view=table&order=oldest');
	await layout.languageButton.click();
	// The first press of a visitor loads the code that does it; a link that is followed before works without it.
	await expect(page.locator('html[data-ready]')).toBeAttached();
	await layout.languageMenu.getByRole('link', { name: toLocaleName('es') }).click();
	await expect(page).toHaveURL('/es/projects?q=react&view=table&order=oldest');
	await expect(page.locator('html')).toHaveAttribute('lang', 'es');
	await expect(page.getByRole('main').getByRole('table')).toBeVisible();
	await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('react');
	expect(await layout.saved('user-locale')).toBe('es');
});

test('the saved language is restored with nothing English to be seen, and going back leaves the site', async ({
	page,
}) => {
	await new Layout(page).save({ 'user-locale': 'uk' });
	const seen: string[] = [];
	await page.exposeFunction('tellSeen', (text: string) => seen.push(text));
	await page.addInitScript(() => {
		const look = () => {
			const { body, documentElement: root } = document;
			if (body && root.lang === 'en' && !root.hidden) {
				Reflect.get(window, 'tellSeen')(location.pathname);
			}
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
	await page.goto('/uk/about');
	await page.goto('/education?from=mail#school', { referer: outside });
	await expect(page).toHaveURL('/uk/education?from=mail#school');
	await page.goBack();
	await expect(page).toHaveURL('/uk/about');
	expect(seen).toEqual([]);
});

test('an address that names a language wins over the saved one, which is kept', async ({
	page,
}) => {
	const layout = new Layout(page);
	await layout.save({ 'user-locale': 'uk' });
	await page.goto('/es/projects', { referer: outside });
	await page.waitForLoadState();
	await expect(page).toHaveURL('/es/projects');
	await expect(page.locator('html')).toHaveAttribute('lang', 'es');
	expect(await layout.saved('user-locale')).toBe('uk');
});
