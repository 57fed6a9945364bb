import { locales } from '#i18n/locales.ts';
import { login } from '#i18n/messages/login/index.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { listCaseStudies } from './pages/case-study.ts';
import { categories } from './pages/content.ts';
import { Layout } from './pages/layout.ts';
import { Projects } from './pages/projects.ts';
import { measureVisibleText } from './pages/visible-text.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
	test(`at least 98 % of the text of every page can be seen: ${locale}`, {
		tag: locale === 'en' ? [] : '@matrix',
	}, async ({ page }) => {
		test.slow();
		const layout = new Layout(page, locale);
		for (const path of [...resumePages, ...listCaseStudies()]) {
			await layout.open(path);
			const { share, all, unseen } = await measureVisibleText(page);
			// The shortest list is that of the design certificates.
			expect(all).toBeGreaterThan(200);
			expect([path, share >= 0.98 ? [] : unseen]).toEqual([path, []]);
		}
	});
}

test('menus open, one at a time, on a phone in the burger, and the language can be changed', async ({
	page,
}) => {
	const layout = new Layout(page);
	const links = layout.menu('certificates').getByRole('link');
	await layout.open('/projects');
	await layout.menuButton('certificates').click();
	await expect(links).toHaveCount(categories.length);
	await layout.languageButton.click();
	await expect(links).toHaveCount(0);
	await layout.languageMenu.getByRole('link', { name: 'Українська' }).click();
	await expect(page).toHaveURL('/uk/projects');

	await page.setViewportSize({ width: 360, height: 740 });
	await layout.open('/');
	await layout.burger.click();
	await layout.fold('certificates').click();
	await expect(links).toHaveCount(categories.length);
	await layout.navigation.getByRole('link', { name: layout.t.about }).click();
	await expect(page).toHaveURL('/about');
});

test('all projects are there, and no control that would do nothing', async ({ page }) => {
	const projects = new Projects(page);
	await projects.open('/projects');
	await expect(projects.titles).toHaveText(projects.allTitles());
	// The browser itself opens the pictures of a gallery.
	await expect(projects.main.locator('button:visible:not([popovertarget])')).toHaveCount(0);
	await expect(projects.themeButton).toBeHidden();
	await expect(projects.footer.getByRole('button')).toHaveCount(0);
});

test('the form to log in sends nothing', async ({ page }) => {
	const t = login.en;
	await page.goto('/extra/login');
	await page.getByLabel(t.email).fill('olena@example.com');
	await page.getByLabel(t.password).fill('secret');
	await page.getByRole('button', { name: t.submit }).click();
	await page.waitForLoadState();
	expect(page.url()).not.toMatch(/olena|secret/);
});
