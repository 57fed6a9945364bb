import { Home } from '../pages/home.ts';
import { Layout } from '../pages/layout.ts';
import { Projects } from '../pages/projects.ts';
import { Ranking } from '../pages/ranking.ts';
import { expect, test } from '../test.ts';

test('yes and no as JSON and words in quotes are read', async ({ page }) => {
	const layout = new Layout(page);
	const projects = new Projects(page, 'en');
	await layout.save({
		projectSearch: '"true"',
		isCodersrankSummaryVisible: 'true',
		selectedPhotoIndex: '"0"',
	});
	await projects.open('/projects');
	await expect(projects.search.panel).toBeVisible();
	await layout.open('/skills');
	await expect(new Ranking(page, 'en').chart).toBeVisible();
	const home = new Home(page, 'en');
	await home.open('/');
	await expect(home.photo).toHaveAccessibleName(home.photoNames()[0] ?? '');
});

test('a list of tasks is shown, markup in it is text', async ({ page }) => {
	await page.addInitScript(() => {
		const name = '<img src=x onerror=alert(1)>';
		localStorage.setItem(
			'tasks',
			JSON.stringify([{ id: 1, name, editing: true, completed: true }]),
		);
	});
	await page.goto('/extra/todo');
	await expect(page.locator('.record-list .record-text')).toHaveText(
		'<img src=x onerror=alert(1)>',
	);
	await expect(page.locator('main .record-tool img')).toHaveCount(0);
});
