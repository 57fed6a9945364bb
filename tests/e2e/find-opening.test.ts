import { Find } from './pages/find.ts';
import { holdScripts } from './pages/loading.ts';
import { expectOtherTab } from './pages/other-tabs.ts';
import { expect, journeyIf, test } from './test.ts';

test.describe('opening', () => {
	for (const path of ['/', '/about', '/extra/todo', '/extra/graphics/cube3d', '/cv/frontend']) {
		test(
			`Ctrl+K opens the search on ${path}, and closes it`,
			journeyIf(path === '/'),
			async ({ page }) => {
				const find = new Find(page);
				await find.open(path);
				await expect(find.field).toBeFocused();
				await page.keyboard.press('Control+k');
				await expect(find.dialog).toBeHidden();
			},
		);
	}

	test('the icon opens it, and Escape gives the focus back', { tag: '@matrix' }, async ({
		page,
	}) => {
		const find = new Find(page);
		await page.goto('/about');
		await find.icon.click();
		await expect(find.field).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(find.dialog).toBeHidden();
		await expect(find.icon).toBeFocused();
		await expect(page).toHaveURL('/about');
		await page.keyboard.press('Enter');
		await expect(find.field).toBeFocused();
	});

	test('a slash opens it, but is written in a field and divides in the calculator', async ({
		page,
	}) => {
		const find = new Find(page);
		await page.goto('/extra/todo');
		const task = page.getByRole('textbox').first();
		await task.pressSequentially('a/b');
		await expect(task).toHaveValue('a/b');
		await expect(find.dialog).toBeHidden();
		await task.blur();
		await page.keyboard.press('/');
		await expect(find.field).toBeFocused();
		await expect(find.field).toHaveValue('');

		await page.goto('/extra/calculator');
		await page.locator('.machine[data-ready]').waitFor();
		await page.keyboard.type('8/2=');
		await expect(page.getByRole('status')).toHaveText('4');
		await expect(find.dialog).toBeHidden();
		await page.keyboard.press('Control+k');
		await find.ask('rates');
		await expect(page.getByRole('status').first()).not.toHaveText('rates');
	});

	test('with Ctrl the icon opens the certificates in another tab', { tag: '@matrix' }, async ({
		page,
	}) => {
		const find = new Find(page);
		await page.goto('/about');
		await find.icon.hover();
		await find.icon.click({ modifiers: ['ControlOrMeta'] });
		await expectOtherTab(page, /\/certificates$/);
		await expect(find.dialog).toBeHidden();
	});

	test('the keys and the icon count before any code is there', async ({ page }) => {
		const find = new Find(page);
		for (const press of [() => page.keyboard.press('Control+k'), () => find.icon.click()]) {
			const release = await holdScripts(page);
			await page.goto('/about', { waitUntil: 'commit' });
			await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
			await press();
			await expect(page).toHaveURL('/about');
			release();
			await expect(find.field).toBeFocused();
			await page.unrouteAll();
		}
	});

	test.describe('without its code', () => {
		// One expression: Playwright takes a second one for the options of a fixture.
		test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

		for (const code of ['open-find', 'actions']) {
			test(`${code} the icon leads to the certificates`, { tag: '@matrix' }, async ({ page }) => {
				const find = new Find(page);
				await page.route(new RegExp(`/_astro/${code}\\..*\\.js$`), (route) => route.abort());
				await page.goto('/about');
				await find.icon.click();
				await expect(page).toHaveURL('/certificates');
			});
		}
	});

	test('the icon names its keys', { tag: '@matrix' }, async ({ page }) => {
		const find = new Find(page);
		await page.goto('/about');
		await find.icon.hover();
		await expect(find.icon).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
		await expect(find.icon).toHaveAttribute('title', /\((Ctrl\+K|⌘K)\)$/);
	});
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the icon leads to the certificates', { tag: '@matrix' }, async ({ page }) => {
		const find = new Find(page);
		await page.goto('/about');
		await find.icon.click();
		await expect(page).toHaveURL('/certificates');
	});
});

test.describe('by touch', () => {
	test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

	test('a tap opens the search, a result, and closes it', async ({ page }) => {
		const find = new Find(page);
		await page.goto('/about');
		await find.icon.tap();
		await find.dialog.getByRole('button', { name: find.t.close }).tap();
		await expect(find.dialog).toBeHidden();
		await find.icon.tap();
		await find.ask('bakery');
		await find.options.first().tap();
		await expect(page).toHaveURL('/projects/bakery');
	});
});
