import { locales } from '#i18n/locales.ts';
import { plural } from '#i18n/messages.ts';
import { localizePath } from '#i18n/urls.ts';
import { findFaults, loadAxe } from './axe.ts';
import { Find } from './pages/find.ts';
import { Layout } from './pages/layout.ts';
import { holdScripts } from './pages/loading.ts';
import { expect, test } from './test.ts';

/** A project with a case study, under its title in each language. */
const bakery = {
	en: 'Bakery pre-orders',
	uk: 'Передзамовлення для пекарні',
	es: 'Encargos para una panadería',
} as const;

test.describe('opening', () => {
	for (const path of ['/', '/about', '/extra/todo', '/extra/graphics/cube3d', '/cv/frontend']) {
		test(`Ctrl+K opens the search on ${path}, and closes it`, async ({ page }) => {
			const find = new Find(page);
			await find.open(path);
			await expect(find.field).toBeFocused();
			await page.keyboard.press('Control+k');
			await expect(find.dialog).toBeHidden();
		});
	}

	test('the icon opens it, and Escape gives the focus back', async ({ page }) => {
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

	test('with Ctrl the icon opens the certificates in another tab', async ({ page, context }) => {
		const find = new Find(page);
		await page.goto('/about');
		await find.icon.hover();
		const [tab] = await Promise.all([
			context.waitForEvent('page'),
			find.icon.click({ modifiers: ['ControlOrMeta'] }),
		]);
		await expect(tab).toHaveURL('/certificates');
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
			test(`${code} the icon leads to the certificates`, async ({ page }) => {
				const find = new Find(page);
				await page.route(new RegExp(`/_astro/${code}\\..*\\.js$`), (route) => route.abort());
				await page.goto('/about');
				await find.icon.click();
				await expect(page).toHaveURL('/certificates');
			});
		}
	});

	test('the icon names its keys', async ({ page }) => {
		const find = new Find(page);
		await page.goto('/about');
		await find.icon.hover();
		await expect(find.icon).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
		await expect(find.icon).toHaveAttribute('title', /\((Ctrl\+K|⌘K)\)$/);
	});
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the icon leads to the certificates', async ({ page }) => {
		const find = new Find(page);
		await page.goto('/about');
		await find.icon.click();
		await expect(page).toHaveURL('/certificates');
	});
});

test.describe('the keyboard', () => {
	test('arrows, Home and End go through the results and round their ends', async ({ page }) => {
		const find = new Find(page);
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
			await expect(find.active).toBeInViewport();
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

	test('Ctrl+Enter opens it in another tab and leaves the search open', async ({
		page,
		context,
	}) => {
		const find = new Find(page);
		await find.open('/about');
		await find.ask('bakery');
		const [tab] = await Promise.all([
			context.waitForEvent('page'),
			page.keyboard.press('Control+Enter'),
		]);
		await expect(tab).toHaveURL('/projects/bakery');
		await expect(find.field).toBeVisible();
	});

	test('all results of a kind are shown on request', async ({ page }) => {
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

	test('a result on the same page closes the search and comes into view', async ({ page }) => {
		const find = new Find(page);
		await find.open('/certificates/backend');
		await find.ask('JV-2022-00161');
		await page.keyboard.press('Enter');
		await expect(find.dialog).toBeHidden();
		await expect(page).toHaveURL('/certificates/backend#java-arrays');
		await expect(page.locator('#java-arrays')).toBeInViewport();
	});
});

for (const locale of locales) {
	test(`${locale}: a project is found by its title in any language, and by a slip`, async ({
		page,
	}) => {
		const find = new Find(page, locale);
		await find.open('/about');
		for (const [language, title] of Object.entries(bakery)) {
			await find.ask(title);
			const option = find.options.first();
			await expect(option).toContainText(bakery[locale]);
			await expect(option).toHaveAttribute('href', localizePath(locale, '/projects/bakery'));
			const other = option.locator(`[lang=${language}]`);
			await expect(other).toHaveCount(language === locale ? 0 : 1);
		}
		await find.ask('bakrey');
		await expect(find.options.first()).toContainText(bakery[locale]);
		await expect(find.status).toHaveText(plural(locale, find.t.found, 1));
	});
}

test('found letters are marked, in the words of a case study too', async ({ page }) => {
	const find = new Find(page);
	await find.open('/about');
	await find.ask('bake');
	expect((await find.marks())[0]).toBe('Bake');
	await find.ask('Київ');
	await expect(find.options.first()).toContainText('still spelt Kyiv');
	expect(await find.marks()).toEqual(['Kyiv']);
});

test('before the visitor types there are the pages and what can be done', async ({ page }) => {
	const find = new Find(page);
	const layout = new Layout(page);
	await find.open('/about');
	await expect(find.group(find.t.groups.page).getByRole('option')).not.toHaveCount(0);
	const action = (name: string) => find.group(find.t.groups.action).getByText(name);
	await action(find.t.themes.dark).click();
	await expect(find.dialog).toBeHidden();
	expect(await layout.state('theme')).toBe('dark');

	await page.keyboard.press('Control+k');
	await expect(action(find.t.themes.dark)).toHaveCount(0);
	await action(find.t.viewModes.alternative).click();
	await expect.poll(() => layout.state('view')).toBe('alternative');

	await page.keyboard.press('Control+k');
	await find.ask('українською');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/uk/about');
	expect(await layout.saved('user-locale')).toBe('uk');
});

test('the e-mail address is copied', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const find = new Find(page);
	await find.open('/about');
	await find.ask('e-mail');
	await page.keyboard.press('Enter');
	await expect(find.status).toHaveText(find.t.copied);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@');
});

test('where nothing is found, the certificates can be searched for the same', async ({ page }) => {
	const find = new Find(page);
	await find.open('/about');
	await find.ask('zzzz');
	await expect(find.options).toHaveCount(0);
	await expect(find.field).toHaveAttribute('aria-expanded', 'false');
	await expect(find.dialog).toContainText(find.t.none.replace('{query}', 'zzzz'));
	await find.dialog.getByRole('link', { name: find.t.certificates }).click();
	await expect(page).toHaveURL('/certificates?q=zzzz');
});

test.describe('a lost connection', () => {
	test.use({ expectedErrors: [/ERR_FAILED/] });

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
		await expect(find.dialog).not.toContainText(find.t.failed);
	});
});

test('an index that is not what it should be counts as not loaded', async ({ page }) => {
	const find = new Find(page);
	await page.route('**/find.json', (route) =>
		route.fulfill({ json: { email: '', records: [{ kind: 'x', href: 'javascript:alert(1)' }] } }),
	);
	await find.open('/about');
	await expect(find.dialog).toContainText(find.t.failed);
});

for (const [name, options] of Object.entries({
	'a desktop': { viewport: { width: 1280, height: 800 } },
	'a desktop in the dark': { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
	'a telephone': { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
} as const)) {
	test.describe(name, () => {
		test.use({ ...options, reducedMotion: 'reduce' });

		test(`on ${name} the search has no barriers and fits`, async ({ page }) => {
			const find = new Find(page);
			await find.open('/about');
			await loadAxe(page);
			const look = async (state: string) => {
				expect([state, await findFaults(page, { rules: 'all', within: '.find' })]).toEqual([
					state,
					[],
				]);
				expect(
					await find.dialog.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth),
				).toBe(true);
			};
			await find.options.first().waitFor();
			await look('at the start');
			await find.ask('java');
			await look('with results');
			await find.ask('zzzz');
			await look('without results');
		});
	});
}

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
