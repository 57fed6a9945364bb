import { Find } from './pages/find.ts';
import { expectOtherTab } from './pages/other-tabs.ts';
import { expect, test } from './test.ts';

test.describe('the keyboard', () => {
	test('arrows, Home and End go through the results and round their ends', async ({ page }) => {
		const find = new Find(page);
		// Lower than its results, so that the list has to follow.
		await page.setViewportSize({ width: 1280, height: 400 });
		await find.open('/about');
		await find.ask('java');
		const count = await find.options.count();
		const at = () =>
			find.options.evaluateAll((all) =>
				all.findIndex((option) => option.getAttribute('aria-selected') === 'true'),
			);
		expect(await at()).toBe(0);
		for (const [key, expected] of [
			['ArrowDown', 1],
			['ArrowUp', 0],
			['ArrowUp', count - 1],
			['ArrowDown', 0],
			['End', count - 1],
			['Home', 0],
		] as const) {
			await page.keyboard.press(key);
			expect([key, await at()]).toEqual([key, expected]);
			await expect(find.field).toHaveAttribute(
				'aria-activedescendant',
				(await find.active.getAttribute('id')) ?? '',
			);
			await expect(find.active).toBeInViewport({ ratio: 1 });
		}
		await expect(find.field).toBeFocused();
	});

	test('Enter opens the result, and coming back finds the page, not the search', async ({
		page,
	}) => {
		const find = new Find(page);
		await find.open('/about');
		await find.ask('bakery');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('/projects/bakery');
		await page.goBack();
		await expect(page).toHaveURL('/about');
		await expect(find.dialog).toBeHidden();
	});

	test('Ctrl+Enter opens it in another tab and leaves the search open', { tag: '@matrix' }, async ({
		page,
	}) => {
		const find = new Find(page);
		await find.open('/about');
		await find.ask('bakery');
		await page.keyboard.press('Control+Enter');
		await expectOtherTab(page, /\/projects\/bakery$/);
		await expect(find.field).toBeVisible();
	});

	test('all results of a kind are shown on request', { tag: '@matrix' }, async ({ page }) => {
		const find = new Find(page);
		await find.open('/about');
		await find.ask('javascript');
		const group = find.group(find.t.groups.certificate);
		const more = group.getByRole('option', { name: find.t.all.replace('{count}', '') });
		const shown = await group.getByRole('option').count();
		await more.click();
		expect(await group.getByRole('option').count()).toBeGreaterThan(shown);
		await expect(more).toHaveCount(0);
		await expect(find.field).toBeFocused();
	});

	test('a result on the same page closes the search and comes into view', {
		tag: '@matrix',
	}, async ({ page }) => {
		const find = new Find(page);
		await find.open('/certificates/backend');
		await find.ask('JV-2022-00161');
		await page.keyboard.press('Enter');
		await expect(find.dialog).toBeHidden();
		await expect(page).toHaveURL('/certificates/backend#java-arrays');
		await expect(page.locator('#java-arrays')).toBeInViewport();
	});
});
