import { scanHtml } from '#build/html/scan.ts';
import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { getTools } from '#tools/registry.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { categories, site } from './pages/content.ts';
import { Layout } from './pages/layout.ts';
import { Projects } from './pages/projects.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
	const layoutOf = (page: ConstructorParameters<typeof Layout>[0]) => new Layout(page, locale);

	test(`${locale}: a page has one banner, one navigation, one main part and one footer`, async ({
		page,
	}) => {
		const layout = layoutOf(page);
		await layout.open('/projects');
		await expect(layout.header).toHaveCount(1);
		await expect(layout.navigation).toHaveCount(1);
		await expect(layout.main).toHaveCount(1);
		await expect(layout.footer).toHaveCount(1);
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
	});

	test(`${locale}: logo, search and login lead to the cube, the certificates and Extra`, async ({
		page,
	}) => {
		const layout = layoutOf(page);
		await layout.open('/about');
		for (const [name, path] of [
			[layout.t.cube, '/extra/graphics/cube3d'],
			[layout.t.search, '/certificates'],
			[layout.t.login, '/extra'],
		] as const) {
			await expect(layout.header.getByRole('link', { name, exact: true })).toHaveAttribute(
				'href',
				localizePath(locale, path),
			);
		}
	});

	test(`${locale}: the menus name the seven categories and all tools of Extra`, async ({
		page,
	}) => {
		const layout = layoutOf(page);
		await layout.open('/');
		await layout.menuButton('certificates').click();
		await expect(layout.menu('certificates').getByRole('link')).toHaveText(
			categories.map(({ title }) => title[locale] ?? ''),
		);
		await layout.menuButton('extra').click();
		await expect(layout.menu('extra').getByRole('link')).toHaveText(
			getTools(locale, 'extra').map(({ title }) => title),
		);
	});

	test(`${locale}: on each page the navigation marks where the visitor is`, async ({ request }) => {
		for (const path of resumePages) {
			const address = localizePath(locale, path);
			const tags = scanHtml(await (await request.get(address)).text());
			const marked = tags.filter(({ attributes }) => attributes.get('aria-current') === 'page');
			expect(marked.map(({ attributes }) => attributes.get('href'))).toEqual([address]);
		}
	});

	test(`${locale}: the footer names author and years, and leads to the CV`, async ({ page }) => {
		const layout = layoutOf(page);
		await layout.open('/');
		const year = new Date().getFullYear();
		await expect(layout.footer).toContainText(`© 2023${year === 2023 ? '' : `–${year}`}`);
		await expect(layout.footer).toContainText(layout.t.sample);
		await expect(layout.footer.getByRole('link', { name: layout.t.author })).toHaveAttribute(
			'href',
			site.repository ?? '',
		);
		await expect(layout.footer.getByRole('link', { name: layout.t.cv })).toHaveAttribute(
			'href',
			locale === 'en' ? '/cv.pdf' : `/${locale}/cv.pdf`,
		);
	});

	test(`${locale}: the share links carry the address of the page, the microblog a text too`, async ({
		page,
	}) => {
		const layout = layoutOf(page);
		await layout.open('/skills');
		const canonical = await page.evaluate(
			() => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
		);
		for (const [label, host, key] of [
			[layout.t.shareSocial, 'www.facebook.com', 'u'],
			[layout.t.shareMicroblog, 'twitter.com', 'url'],
			[layout.t.shareProfessional, 'www.linkedin.com', 'url'],
		] as const) {
			const link = layout.footer.getByRole('link', { name: label });
			const href = new URL((await link.getAttribute('href')) ?? '');
			expect([href.host, href.searchParams.get(key)]).toEqual([host, canonical]);
			await expect(link).toHaveAttribute('target', '_blank');
			if (label === layout.t.shareMicroblog) {
				// A microblog breaks its lines by itself: the spaces that hold words together become ordinary ones.
				const text = site.shareText[locale]?.replaceAll('\u00a0', ' ');
				expect(href.searchParams.get('text')).toBe(text);
			}
		}
	});
}

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
