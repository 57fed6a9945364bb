import { home as homeMessages } from '#i18n/messages/home/index.ts';
import { hostileValues } from '../fixtures/hostile-values.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { Certificates } from './pages/certificates.ts';
import { Home } from './pages/home.ts';
import { Layout } from './pages/layout.ts';
import { Projects } from './pages/projects.ts';
import { Ranking } from './pages/ranking.ts';
import { expect, test } from './test.ts';

/** A saved value of each setting that is not its default, and where the page has it in its data. */
const settings = {
	theme: ['dark', 'theme'],
	viewMode: ['alternative', 'view'],
	selectedPhotoIndex: ['1', 'photo'],
	projectSearch: ['true', 'projects'],
	searchView: ['false', 'certificates'],
	isCodersrankSummaryVisible: ['true', 'ranking'],
} as const;

// With each setting and each of these values `applySavedSettings` is tried in its unit test.
test('a hostile value of each setting changes nothing but that setting', async ({ page }) => {
	const layout = new Layout(page);
	await layout.open('/about');
	for (const [index, broken] of Object.keys(settings).entries()) {
		const saved = Object.entries(settings).map(([key, [value]]) => [key, value] as const);
		await page.evaluate(
			(entries) => {
				localStorage.clear();
				for (const [name, value] of entries) localStorage.setItem(name, value);
			},
			[...saved, [broken, hostileValues[index] ?? ''] as const],
		);
		await page.reload();
		const data = await page.evaluate(() => ({ ...document.documentElement.dataset }));
		for (const [key, [value, name]] of Object.entries(settings)) {
			expect([broken, key, data[name] === value]).toEqual([broken, key, key !== broken]);
		}
		await expect(layout.main.getByRole('heading', { level: 1 })).toBeVisible();
	}
});

test('two open tabs agree on the colours', async ({ page, context }) => {
	const here = new Layout(page);
	await here.open('/');
	const there = new Layout(await context.newPage());
	await there.open('/about');
	await there.themeButton.click();
	await expect(there.themeButton).toHaveAccessibleName(there.t.theme.light);
	await here.themeButton.click();
	await expect(here.themeButton).toHaveAccessibleName(here.t.theme.dark);
	await expect(there.themeButton).toHaveAccessibleName(there.t.theme.dark);
});

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
	await projects.search.open.click();
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
