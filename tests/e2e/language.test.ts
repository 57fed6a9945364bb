import { toLocaleName } from '#i18n/locale-name.ts';
import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { Layout } from './pages/layout.ts';
import { expectOtherTab } from './pages/other-tabs.ts';
import { expect, journeyIf, test } from './test.ts';

const outside = 'https://example.com/';

for (const locale of locales) {
	test(`${locale}: picking the language saves it and leads to the same page`, async ({ page }) => {
		const start = new Layout(page, locale === 'en' ? 'es' : 'en');
		await start.open('/skills');
		await start.languageButton.click();
		await start.languageMenu.getByRole('link', { name: toLocaleName(locale) }).click();
		await expect(page).toHaveURL(localizePath(locale, '/skills'));
		await expect(page.locator('html')).toHaveAttribute('lang', locale);
		expect(await start.saved('user-locale')).toBe(locale);
	});
}

test('another language keeps the words, the view and the order of a list', async ({ page }) => {
	const layout = new Layout(page);
	await layout.open('/projects?q=react&view=table&order=oldest');
	await layout.languageButton.click();
	// The first press of a visitor loads the code that does it; a link that is followed before works without it.
	await expect(page.locator('html[data-ready]')).toBeAttached();
	await layout.languageMenu.getByRole('link', { name: toLocaleName('es') }).click();
	await expect(page).toHaveURL('/es/projects?q=react&view=table&order=oldest');
	await expect(page.getByRole('main').getByRole('table')).toBeVisible();
	await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('react');
});

for (const [saved, path] of [
	['uk', '/uk'],
	['ua', '/uk'],
	['"ua"', '/uk'],
	['es', '/es'],
	['en', '/'],
] as const) {
	test(
		`a visitor who has saved ${saved} and opens / is sent to ${path}`,
		journeyIf(saved === 'uk'),
		async ({ page }) => {
			await new Layout(page).save({ 'user-locale': saved });
			await page.goto('/', { referer: outside });
			await expect(page).toHaveURL(path);
		},
	);
}

test('the saved language is restored on an inner page, with query and fragment', {
	tag: '@matrix',
}, async ({ page }) => {
	await new Layout(page).save({ 'user-locale': 'uk' });
	await page.goto('/education?from=mail#school');
	await expect(page).toHaveURL('/uk/education?from=mail#school');
	await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});

test('an address that names a language wins over the saved one, which is kept', async ({
	page,
}) => {
	const layout = new Layout(page, 'es');
	await layout.save({ 'user-locale': 'uk' });
	await page.goto('/es/projects', { referer: outside });
	await page.waitForLoadState();
	await expect(page).toHaveURL('/es/projects');
	await expect(page.locator('html')).toHaveAttribute('lang', 'es');
	expect(await layout.saved('user-locale')).toBe('uk');
});

test('a visitor who comes from a page of the site stays at the address', {
	tag: '@matrix',
}, async ({ page, baseURL }) => {
	const layout = new Layout(page);
	await layout.save({ 'user-locale': 'uk' });
	await page.goto('/projects', { referer: `${baseURL}/es/projects` });
	await page.waitForLoadState();
	await expect(page).toHaveURL('/projects');
});

test('English can be picked again after another language, and reloading keeps it', async ({
	page,
}) => {
	const layout = new Layout(page, 'uk');
	await layout.save({ 'user-locale': 'uk' });
	await page.goto('/');
	await expect(page).toHaveURL('/uk');
	await layout.languageButton.click();
	await layout.languageMenu.getByRole('link', { name: 'English' }).click();
	await expect(page).toHaveURL('/');
	expect(await layout.saved('user-locale')).toBe('en');
	await page.reload();
	await expect(page).toHaveURL('/');
});

test('going back after the language was restored leaves the site instead of turning in a loop', {
	tag: '@matrix',
}, async ({ page }) => {
	await new Layout(page).save({ 'user-locale': 'uk' });
	await page.goto('/uk/about');
	await page.goto('/', { referer: outside });
	await expect(page).toHaveURL('/uk');
	await page.goBack();
	await expect(page).toHaveURL('/uk/about');
	await page.goForward();
	await expect(page).toHaveURL('/uk');
});

test('going back to an English page leaves it English', { tag: '@matrix' }, async ({ page }) => {
	const layout = new Layout(page);
	await page.goto('/projects');
	await layout.languageButton.click();
	await layout.languageMenu.getByRole('link', { name: 'Español' }).click();
	await expect(page).toHaveURL('/es/projects');
	await page.goBack();
	await expect(page).toHaveURL('/projects');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	await page.goForward();
	await expect(page).toHaveURL('/es/projects');
});

test('nothing English is to be seen while the saved language is restored', async ({ page }) => {
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
	await page.goto('/');
	await expect(page).toHaveURL('/uk');
	expect(seen).toEqual([]);
});

test('with nothing saved, or a word that is no language, English stays', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page);
	await page.goto('/');
	await expect(page).toHaveURL('/');
	for (const value of ['de', '', 'uk/../es', 'UK']) {
		await page.evaluate((text) => localStorage.setItem('user-locale', text), value);
		await page.goto('about:blank');
		await page.goto('/about', { referer: outside });
		await expect(page).toHaveURL('/about');
		await expect(layout.main).toBeVisible();
	}
});

test('a link picked with Ctrl opens a new tab and changes nothing here', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page);
	await page.goto('/about');
	await layout.languageButton.click();
	await layout.languageMenu
		.getByRole('link', { name: 'Español' })
		.click({ modifiers: ['ControlOrMeta'] });
	await expectOtherTab(page, /\/es\/about$/);
	await expect(page).toHaveURL('/about');
});
