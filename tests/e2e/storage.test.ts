import { home as homeMessages } from '#i18n/messages/home/index.ts';
import { hostileValues } from '../fixtures/hostile-values.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { Certificates } from './pages/certificates.ts';
import { Home } from './pages/home.ts';
import { Layout } from './pages/layout.ts';
import { Projects } from './pages/projects.ts';
import { Ranking } from './pages/ranking.ts';
import { expect, journeyIf, test } from './test.ts';

/** A saved value of each setting that is not its default, and what the page shows of it. */
const settings = {
	theme: { value: 'dark', state: ['theme', 'dark'] },
	viewMode: { value: 'alternative', state: ['view', 'alternative'] },
	selectedPhotoIndex: { value: '1', state: ['photo', '1'] },
	projectSearch: { value: 'true', state: ['projects', 'true'] },
	searchView: { value: 'false', state: ['certificates', 'false'] },
	isCodersrankSummaryVisible: { value: 'true', state: ['ranking', 'true'] },
} as const;

// With each setting and each of these values `applySavedSettings` is tried in its unit test.
test('a hostile value of each setting changes nothing but that setting', async ({ page }) => {
	const layout = new Layout(page);
	await layout.open('/about');
	for (const [index, broken] of Object.keys(settings).entries()) {
		const value = hostileValues[index] ?? '';
		await page.evaluate(
			([entries, key, text]) => {
				localStorage.clear();
				for (const [name, saved] of entries) localStorage.setItem(name, saved);
				localStorage.setItem(key, text);
			},
			[
				Object.entries(settings).map(([key, saved]) => [key, saved.value] as const),
				broken,
				value,
			] as const,
		);
		await page.reload();
		const states = await page.evaluate(() => ({ ...document.documentElement.dataset }));
		for (const [key, other] of Object.entries(settings)) {
			const [name, shown] = other.state;
			expect([broken, key, states[name] === shown]).toEqual([broken, key, key !== broken]);
		}
		await expect(layout.main.getByRole('heading', { level: 1 })).toBeVisible();
	}
});

test('a broken value is set aside, and the setting works on from its default', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page);
	await layout.save({ theme: 'purple', viewMode: '{"mode":', selectedPhotoIndex: 'two' });
	await layout.open('/');
	await layout.themeButton.click();
	await expect(layout.themeButton).toHaveAccessibleName(layout.t.theme.light);
	expect(await layout.saved('theme')).toBe('light');
	expect(await layout.saved('theme.broken')).toBe('purple');
	expect(await layout.saved('viewMode.broken')).toBe('{"mode":');
	expect(await layout.saved('selectedPhotoIndex.broken')).toBe('two');
	await layout.viewModeButton.click();
	await expect(layout.viewModeButton).toHaveAccessibleName(layout.viewModeName('alternative'));
});

test('the number of a portrait that is not there shows the default one, and the next follows it', {
	tag: '@matrix',
}, async ({ page }) => {
	const home = new Home(page, 'en');
	for (const index of ['4', '9']) {
		await home.open('/');
		await page.evaluate((text) => localStorage.setItem('selectedPhotoIndex', text), index);
		await page.reload();
		await expect(home.photo).toHaveAccessibleName(home.photoNames()[2] ?? '');
		await home.nextPhoto.click();
		await expect(home.photo).toHaveAccessibleName(home.photoNames()[3] ?? '');
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

for (const [how, block] of [
	[
		'is blocked',
		() => {
			Object.defineProperty(window, 'localStorage', {
				get() {
					throw new DOMException('The operation is insecure.', 'SecurityError');
				},
			});
		},
	],
	[
		'is full',
		() => {
			Storage.prototype.setItem = () => {
				throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
			};
		},
	],
] as const) {
	// Only an action writes: a full storage is noticed after that.
	test(`where the storage ${how} every page opens`, { tag: '@matrix' }, async ({ page }) => {
		test.slow();
		await page.addInitScript(block);
		const layout = new Layout(page);
		for (const path of resumePages) {
			await layout.open(path);
			await expect(layout.main.getByRole('heading', { level: 1 })).toBeVisible();
		}
	});

	test(
		`where the storage ${how} every setting works until the page is left`,
		journeyIf(how === 'is blocked'),
		async ({ page }) => {
			await page.addInitScript(block);
			const home = new Home(page, 'en');
			await home.open('/');
			await home.themeButton.click();
			await expect(home.themeButton).toHaveAccessibleName(home.t.theme.light);
			await home.viewModeButton.click();
			await expect(home.viewModeButton).toHaveAccessibleName(home.viewModeName('alternative'));
			await home.main.getByRole('button', { name: homeMessages.en.photo }).click();
			await expect(home.photo).toHaveAccessibleName(home.photoNames()[3] ?? '');

			const projects = new Projects(page, 'en');
			await projects.open('/projects');
			await projects.search.open.click();
			await projects.search.field.fill('bakery');
			await expect(projects.titles).toHaveCount(1);

			const overview = new Certificates(page, 'en');
			await overview.open('/certificates');
			await overview.search.close.click();
			await expect(overview.search.panel).toBeHidden();

			const ranking = new Ranking(page, 'en');
			await overview.open('/skills');
			await ranking.show.click();
			await expect(ranking.chart).toBeVisible();

			await overview.languageButton.click();
			await overview.languageMenu.getByRole('link', { name: 'Español' }).click();
			await expect(page).toHaveURL('/es/skills');
		},
	);
}
