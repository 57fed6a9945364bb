import { findFaults, loadAxe } from './axe.ts';
import { Find } from './pages/find.ts';
import { Layout } from './pages/layout.ts';
import { holdScripts, scriptsLoaded } from './pages/loading.ts';
import { expect, test } from './test.ts';

test('where nothing is found, the certificates can be searched for the same', async ({ page }) => {
	const find = new Find(page);
	await find.open('/about');
	await find.ask('zzzz');
	await expect(find.options).toHaveCount(0);
	await expect(find.field).toHaveAttribute('aria-expanded', 'false');
	await expect(find.dialog).toContainText(find.t.none.replace('{query}', 'zzzz'));
	await expect(find.dialog.getByRole('button', { name: '@' })).toBeVisible();
	await find.dialog.getByRole('link', { name: find.t.certificates }).click();
	await expect(page).toHaveURL('/certificates?q=zzzz');
});

test('arrows, Home and End go through the results and round their ends; Enter opens one, and going back finds the page', async ({
	page,
}) => {
	const find = new Find(page);
	// Lower than its results, so that the list has to follow.
	await page.setViewportSize({ width: 1280, height: 400 });
	await find.open('/about');
	await find.ask('java');
	const count = await find.options.count();
	for (const [key, expected] of [
		['ArrowDown', 1],
		['ArrowUp', 0],
		['ArrowUp', count - 1],
		['ArrowDown', 0],
		['End', count - 1],
		['Home', 0],
	] as const) {
		await page.keyboard.press(key);
		const option = find.options.nth(expected);
		await expect(option, key).toHaveAttribute('aria-selected', 'true');
		const id = (await option.getAttribute('id')) ?? '';
		await expect(find.field).toHaveAttribute('aria-activedescendant', id);
		await expect(option).toBeInViewport({ ratio: 1 });
	}
	await expect(find.field).toBeFocused();
	await find.ask('bakery');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/projects/bakery');
	await page.goBack();
	await expect(page).toHaveURL('/about');
	await expect(find.dialog).toBeHidden();
});

test('before the visitor types there are the pages and what can be done', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const find = new Find(page);
	const layout = new Layout(page);
	await find.open('/about');
	await expect(find.group(find.t.groups.page).getByRole('option')).not.toHaveCount(0);
	const action = (name: string) => find.group(find.t.groups.action).getByText(name);
	await action(find.t.themes.dark).click();
	await expect(find.dialog).toBeHidden();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

	await page.keyboard.press('Control+k');
	await expect(action(find.t.themes.dark)).toHaveCount(0);
	await action(find.t.viewModes.alternative).click();
	await expect(page.locator('html')).toHaveAttribute('data-view', 'alternative');

	await page.keyboard.press('Control+k');
	await find.ask('e-mail');
	await page.keyboard.press('Enter');
	await expect(find.status).not.toHaveText(/^\d/);
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toContain('@');
	await expect(find.status).toHaveText(find.t.copied.replace('{text}', copied));

	await find.ask('читати українською');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/uk/about');
	expect(await layout.saved('user-locale')).toBe('uk');
});

test('the keys and the icon count before any code is there; Escape gives the focus back', async ({
	page,
}) => {
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
	await page.keyboard.press('Escape');
	await expect(find.dialog).toBeHidden();
	await expect(find.icon).toBeFocused();
});

test('on a slow line the search opens at once, and answers what was typed before its code came', {
	tag: '@matrix',
}, async ({ page }) => {
	const find = new Find(page);
	const release = await holdScripts(page, /\/_astro\/(?:actions|open-find)\..*\.js$/);
	await page.goto('/about');
	await scriptsLoaded(page);
	await page.keyboard.press('Control+k');
	await expect(page.locator('dialog[open] input')).toBeFocused();
	await expect(page.getByRole('progressbar')).toBeVisible();
	await page.keyboard.type('phone');
	release();
	await expect(find.field).toHaveValue('phone');
	await expect(find.field).toBeFocused();
	await expect(find.active).toContainText('@');
	await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('Enter before there are results opens the first of them when they have come', {
	tag: '@matrix',
}, async ({ page }) => {
	for (const held of [/\/_astro\/(?:actions|open-find)\..*\.js$/, /\/find\.json$/]) {
		const release = await holdScripts(page, held);
		await page.goto('/about');
		await scriptsLoaded(page);
		await page.keyboard.press('Control+k');
		await expect(page.locator('dialog[open] input')).toBeFocused();
		await page.keyboard.type('bakery');
		await page.keyboard.press('Enter');
		release();
		await expect(page).toHaveURL('/projects/bakery');
		await page.unrouteAll();
	}
});

test.describe('a lost connection', () => {
	test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

	test('is reported, with a way out, and actions still work; a new try helps', async ({ page }) => {
		const find = new Find(page);
		await page.route('**/find.json', (route) => route.abort());
		await find.open('/about');
		await expect(find.dialog).toContainText(find.t.failed);
		await expect(find.dialog.getByRole('link', { name: find.t.certificates })).toBeVisible();
		await expect(find.group(find.t.groups.action).getByRole('option')).not.toHaveCount(0);
		await page.unroute('**/find.json');
		await find.dialog.getByRole('button', { name: find.t.again }).click();
		await expect(find.field).toBeFocused();
		await expect(find.group(find.t.groups.page).getByRole('option')).not.toHaveCount(0);
	});

	test('leaves the icon as a link to the certificates', async ({ page }) => {
		await page.route(/\/_astro\/open-find\..*\.js$/, (route) => route.abort());
		await page.goto('/about');
		await new Find(page).icon.click();
		await expect(page).toHaveURL('/certificates');
	});
});

test.describe('by touch', () => {
	test.use({
		viewport: { width: 320, height: 640 },
		hasTouch: true,
		isMobile: true,
		reducedMotion: 'reduce',
	});

	test('a tap opens the search, a result, and closes it; it fits and has no barriers', async ({
		page,
	}) => {
		const find = new Find(page);
		const look = async (state: string) => {
			expect([state, await findFaults(page, { rules: 'all', within: '.find' })]).toEqual([
				state,
				[],
			]);
			expect(await find.dialog.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(
				true,
			);
		};
		await page.goto('/about');
		await loadAxe(page);
		await find.icon.tap();
		await find.options.first().waitFor();
		await look('at the start');
		await find.ask('zzzz');
		await look('without results');
		await find.dialog.getByRole('button', { name: find.t.close }).tap();
		await expect(find.dialog).toBeHidden();
		await find.icon.tap();
		await find.ask('bakery');
		await look('with results');
		await find.options.first().tap();
		await expect(page).toHaveURL('/projects/bakery');
	});
});
