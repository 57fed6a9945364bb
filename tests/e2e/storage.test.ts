import { home as homeMessages } from '#i18n/messages/home/index.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { Certificates } from './pages/certificates.ts';
import { Home } from './pages/home.ts';
import { Projects } from './pages/projects.ts';
import { Ranking } from './pages/ranking.ts';
import { expect, test } from './test.ts';

test('where the storage is blocked every page opens, and every setting works until the page is left', async ({
	page,
}) => {
	test.slow();
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			},
		});
	});
	const home = new Home(page);
	for (const path of resumePages) {
		await home.open(path);
		await expect(home.main.getByRole('heading', { level: 1 })).toBeVisible();
	}
	await home.open('/');
	await home.themeButton.click();
	await expect(home.themeButton).toHaveAccessibleName(home.t.theme.light);
	await home.viewModeButton.click();
	await expect(home.viewModeButton).toHaveAccessibleName(home.viewModeName('alternative'));
	await home.main.getByRole('button', { name: homeMessages.en.photo }).click();
	await expect(home.photo).toHaveAccessibleName(home.photoNames()[3] ?? '');

	const projects = new Projects(page);
	await projects.open('/projects');
	await projects.search.field.fill('bakery');
	await expect(projects.titles).toHaveCount(1);

	const overview = new Certificates(page);
	await overview.open('/certificates');
	await overview.search.close.click();
	await expect(overview.search.panel).toBeHidden();

	const ranking = new Ranking(page);
	await overview.open('/skills');
	await ranking.show.click();
	await expect(ranking.chart).toBeVisible();

	await overview.languageButton.click();
	await overview.languageMenu.getByRole('link', { name: 'Español' }).click();
	await expect(page).toHaveURL('/es/skills');
});
