import { holdScripts } from './pages/loading.ts';
import { Projects } from './pages/projects.ts';
import { expect, journeyIf, test } from './test.ts';

test.describe('scripts are slow', () => {
	for (const [which, scripts] of [
		['the code of the search', /\/_astro\/(?!start).*\.js$/],
		['all code', /\/_astro\/.*\.js$/],
	] as const) {
		test(
			`a click made before ${which} has come is carried out when it has`,
			journeyIf(which === 'all code'),
			async ({ page }) => {
				const release = await holdScripts(page, scripts);
				const projects = new Projects(page, 'en');
				await projects.open('/projects', { waitUntil: 'commit' });
				await projects.tableView.click();
				await projects.oldestFirst.click();
				await expect(projects.table).toBeHidden();
				release();
				await expect(projects.table).toBeVisible();
				await expect(projects.titles).toHaveText(projects.allTitles().toReversed());
			},
		);

		test(`a search opened or closed before ${which} has come takes the focus along`, {
			tag: '@matrix',
		}, async ({ page }) => {
			const release = await holdScripts(page, scripts);
			const projects = new Projects(page, 'en');
			const { search } = projects;
			await projects.open('/projects', { waitUntil: 'commit' });
			await search.open.click();
			await expect(search.panel).toBeHidden();
			release();
			await expect(search.field).toBeFocused();

			await page.unroute(scripts);
			const releaseAgain = await holdScripts(page, scripts);
			await page.reload({ waitUntil: 'commit' });
			await search.close.click();
			await expect(search.panel).toBeVisible();
			releaseAgain();
			await expect(search.open).toBeFocused();
			await expect(search.panel).toBeHidden();
		});

		test(
			`what is typed before ${which} has come is searched for when it has`,
			journeyIf(which === 'all code'),
			async ({ page }) => {
				const release = await holdScripts(page, scripts);
				const projects = new Projects(page, 'en');
				await projects.save({ projectSearch: 'true' });
				await projects.open('/projects', { waitUntil: 'commit' });
				await projects.search.field.pressSequentially('bakery');
				await expect(projects.titles).toHaveCount(27);
				release();
				await expect(projects.titles).toHaveCount(1);
				await expect(projects.search.field).toHaveValue('bakery');
			},
		);
	}

	test('the list of a link that asks for something waits for the code, and is shown without it after three seconds', {
		tag: '@matrix',
	}, async ({ page }) => {
		const release = await holdScripts(page, /\/_astro\/.*\.js$/);
		const projects = new Projects(page, 'en');
		await projects.open('/projects?q=bakery&view=table', { waitUntil: 'commit' });
		await expect(projects.search.field).toBeVisible();
		await expect(projects.titles).toHaveCount(0);
		await page.evaluate(() => {
			for (const animation of document.getAnimations()) animation.finish();
		});
		await expect(projects.titles).toHaveCount(27);
		release();
		await expect(projects.table).toBeVisible();
		await expect(projects.titles).toHaveCount(1);
	});
});
