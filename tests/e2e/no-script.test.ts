import { locales } from '#i18n/locales.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { About } from './pages/about.ts';
import { Certificates } from './pages/certificates.ts';
import {
	articles,
	categories,
	certificates,
	listedDiplomas,
	slidesHeading,
} from './pages/content.ts';
import { Layout } from './pages/layout.ts';
import { Projects } from './pages/projects.ts';
import { measureVisibleText } from './pages/visible-text.ts';
import { expect, test } from './test.ts';

test.describe('scripts are off', () => {
	test.use({ javaScriptEnabled: false });

	for (const locale of locales) {
		test(`${locale}: at least 98 % of the text of every page can be seen`, async ({ page }) => {
			test.slow();
			const layout = new Layout(page, locale);
			for (const path of resumePages) {
				await layout.open(path);
				const { share, all, unseen } = await measureVisibleText(page);
				// The shortest list is that of the design certificates.
				expect(all).toBeGreaterThan(200);
				expect([path, share >= 0.98 ? [] : unseen]).toEqual([path, []]);
			}
		});
	}

	test('under reduced motion it is the same', { tag: '@matrix' }, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const layout = new Layout(page);
		for (const path of resumePages) {
			await layout.open(path);
			const { share } = await measureVisibleText(page);
			expect([path, share >= 0.98]).toEqual([path, true]);
		}
	});

	test('a link to a certificate leads to its card', { tag: '@matrix' }, async ({ page }) => {
		const overview = new Certificates(page, 'en');
		await overview.open('/certificates');
		await overview.certificates.links.filter({ hasText: articles?.title.en ?? '' }).click();
		await expect(page).toHaveURL(/\/certificates\/english#english-/);
		await expect(
			overview.main.getByRole('heading', { name: articles?.title.en ?? '', exact: true }),
		).toBeInViewport();
	});

	test('menus open, one at a time, and the language can be changed', async ({ page }) => {
		const layout = new Layout(page);
		await layout.open('/projects');
		await layout.menuButton('certificates').click();
		await expect(layout.menu('certificates').getByRole('link')).toHaveCount(categories.length);
		await layout.languageButton.click();
		await expect(layout.menu('certificates')).toBeHidden();
		await layout.languageMenu.getByRole('link', { name: 'Українська' }).click();
		await expect(page).toHaveURL('/uk/projects');
	});

	test('the burger opens on a phone', async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		const layout = new Layout(page);
		await layout.open('/');
		await layout.burger.click();
		await layout.fold('certificates').click();
		await expect(layout.menu('certificates').getByRole('link')).toHaveCount(categories.length);
		await layout.navigation.getByRole('link', { name: layout.t.about }).click();
		await expect(page).toHaveURL('/about');
	});

	test('totals and "more" are open and can be closed', { tag: '@matrix' }, async ({ page }) => {
		const overview = new Certificates(page, 'en');
		await overview.open('/certificates');
		await expect(overview.diplomas.links).toHaveCount(listedDiplomas.length);
		await expect(overview.certificates.links).toHaveCount(certificates.length);
		await overview.certificates.heading.click();
		await expect(overview.certificates.links).toHaveCount(0);

		const about = new About(page, 'en');
		await about.open('/about');
		await expect(about.note).toBeVisible();
		await about.more.click();
		await expect(about.note).toBeHidden();
	});

	test('all 27 projects are there, and no control that would do nothing', async ({ page }) => {
		const projects = new Projects(page, 'es');
		await projects.open('/projects');
		await expect(projects.titles).toHaveText(projects.allTitles());
		// The browser itself opens the pictures of a gallery.
		await expect(projects.main.locator('button:visible:not([popovertarget])')).toHaveCount(0);
		await expect(projects.themeButton).toBeHidden();
		await expect(projects.footer.getByRole('button')).toHaveCount(0);
	});

	test('the slider is a strip of fifteen pictures that scrolls', { tag: '@matrix' }, async ({
		page,
	}) => {
		await page.goto('/');
		const strip = page
			.getByRole('region', { name: slidesHeading.en ?? '' })
			.first()
			.getByRole('list');
		await expect(strip.getByRole('listitem')).toHaveCount(15);
		const room = await strip.evaluate((list) => [list.scrollWidth, list.clientWidth]);
		expect(room[0]).toBeGreaterThanOrEqual((room[1] ?? 0) * 14);
		await expect(strip).toHaveCSS('overflow-x', 'auto');
		await strip.scrollIntoViewIfNeeded();
		await expect(strip.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.01 });
	});
});

test('with scripts, reduced motion hides no text that the visitor has not folded away', {
	tag: '@matrix',
}, async ({ page }) => {
	test.slow();
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const layout = new Layout(page);
	await layout.save({ isCodersrankSummaryVisible: 'true', projectSearch: 'true' });
	for (const path of resumePages) {
		await layout.open(path);
		await page.evaluate(() => {
			for (const section of document.querySelectorAll('details')) section.open = true;
		});
		const { share, unseen } = await measureVisibleText(page);
		expect([path, share >= 0.98 ? [] : unseen]).toEqual([path, []]);
	}
});
