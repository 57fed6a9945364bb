import { locales } from '#i18n/locales.ts';
import { Layout } from './pages/layout.ts';
import { actionsLoaded, holdScripts, scriptsLoaded } from './pages/loading.ts';
import { expect, journeyIf, test } from './test.ts';

for (const name of ['certificates', 'extra'] as const) {
	test(
		`the menu ${name} opens on a click and closes on a click, on Escape and on a click beside it`,
		journeyIf(name === 'certificates'),
		async ({ page }) => {
			const layout = new Layout(page);
			const [button, menu] = [layout.menuButton(name), layout.menu(name)];
			await layout.open('/about');
			await expect(menu).toBeHidden();
			await button.click();
			await expect(menu).toBeVisible();
			await button.click();
			await expect(menu).toBeHidden();

			await button.click();
			await expect(menu).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(menu).toBeHidden();
			await expect(button).toBeFocused();

			await button.click();
			await expect(menu).toBeVisible();
			await layout.main.click({ position: { x: 300, y: 500 } });
			await expect(menu).toBeHidden();
		},
	);
}

test('arrow keys go through a menu and round its ends, Escape gives the focus back', async ({
	page,
}) => {
	const layout = new Layout(page);
	const button = layout.menuButton('certificates');
	const links = layout.menu('certificates').getByRole('link');
	await layout.open('/about');
	await scriptsLoaded(page);
	await button.focus();
	await actionsLoaded(page);
	await page.keyboard.press('ArrowDown');
	await expect(links.first()).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(links.nth(1)).toBeFocused();
	await page.keyboard.press('End');
	await expect(links.last()).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(links.first()).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await expect(links.last()).toBeFocused();
	await page.keyboard.press('Home');
	await expect(links.first()).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(layout.menu('certificates')).toBeHidden();
	await expect(button).toBeFocused();
});

test('a menu is marked as open or closed and opens with Enter; its link leads on', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page);
	const button = layout.menuButton('certificates');
	await layout.open('/about');
	await button.focus();
	await page.keyboard.press('Enter');
	await expect(layout.menu('certificates')).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(layout.menu('certificates').getByRole('link').first()).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/certificates/backend');
});

test('a menu that the focus leaves closes, and so does the burger; its own button and menu are no leaving', async ({
	page,
}) => {
	const layout = new Layout(page);
	const menu = layout.menu('certificates');
	await layout.open('/projects');
	await scriptsLoaded(page);
	await layout.menuButton('certificates').focus();
	await actionsLoaded(page);
	await page.keyboard.press('ArrowDown');
	await expect(menu.getByRole('link').first()).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await expect(layout.menuButton('certificates')).toBeFocused();
	await expect(menu).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('End');
	await page.keyboard.press('Tab');
	await expect(layout.navigation.getByRole('link', { name: layout.t.about })).toBeFocused();
	await expect(menu).toBeHidden();

	await page.setViewportSize({ width: 390, height: 844 });
	await layout.burger.focus();
	await page.keyboard.press('Enter');
	await layout.fold('certificates').focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(menu.getByRole('link').first()).toBeFocused();
	await layout.fold('extra').focus();
	await expect(layout.navigation).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(layout.navigation).toBeHidden();
});

test('a menu that was left before the code was there closes with it, and one that is only open does not', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page);
	const menu = layout.menu('certificates');
	for (const left of [true, false]) {
		const release = await holdScripts(page, /\/_astro\/actions\..*\.js$/);
		await layout.open('/about');
		await scriptsLoaded(page);
		await layout.menuButton('certificates').click();
		if (left) await layout.navigation.getByRole('link', { name: layout.t.about }).focus();
		// WebKit gives no focus to a button that is clicked.
		else await layout.menuButton('certificates').blur();
		await expect(menu).toBeVisible();
		release();
		await page.locator('html[data-ready]').waitFor();
		await expect(menu).toBeVisible({ visible: !left });
		await page.unrouteAll();
	}
});

test('only one menu is open at a time', { tag: '@matrix' }, async ({ page }) => {
	const layout = new Layout(page);
	await layout.open('/');
	const menus = [layout.menu('certificates'), layout.menu('extra'), layout.languageMenu];
	const buttons = [
		layout.menuButton('certificates'),
		layout.menuButton('extra'),
		layout.languageButton,
	];
	for (const [index, button] of buttons.entries()) {
		await button.click();
		for (const [other, menu] of menus.entries()) {
			await expect(menu).toBeVisible({ visible: other === index });
		}
	}
});

test('Certificates and Extra are links as well as menus', { tag: '@matrix' }, async ({ page }) => {
	const layout = new Layout(page);
	await layout.open('/');
	await layout.navigation.getByRole('link', { name: layout.t.certificates, exact: true }).click();
	await expect(page).toHaveURL('/certificates');
	await layout.navigation.getByRole('link', { name: layout.t.extra, exact: true }).click();
	await expect(page).toHaveURL('/extra');
});

for (const locale of locales) {
	test(`${locale}: below 1000 px a burger opens the navigation, from there on it is on one line`, async ({
		page,
	}) => {
		const layout = new Layout(page, locale);
		await layout.open('/');
		for (const width of [1000, 1024]) {
			await page.setViewportSize({ width, height: 800 });
			await expect(layout.burger).toBeHidden();
			await expect(layout.navigation).toBeVisible();
			expect((await layout.header.boundingBox())?.height).toBeLessThan(80);
			const [links, tools] = await Promise.all([
				layout.navigation.boundingBox(),
				layout.languageButton.boundingBox(),
			]);
			expect((links?.x ?? 0) + (links?.width ?? 0)).toBeLessThan(tools?.x ?? 0);
			expect(links?.height).toBeLessThan(48);
		}
		await page.setViewportSize({ width: 999, height: 800 });
		await expect(layout.burger).toBeVisible();
		await expect(layout.navigation).toBeHidden();
		await layout.burger.click();
		await expect(layout.navigation.getByRole('link', { name: layout.t.skills })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(layout.navigation).toBeHidden();
		await expect(layout.burger).toBeFocused();
	});
}

test('the panel of the burger is as high as the window below the header, and a tap beside it closes it', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 760 });
	const layout = new Layout(page);
	await layout.open('/');
	await layout.burger.click();
	const [header, panel] = await Promise.all([
		layout.header.boundingBox(),
		layout.navigation.boundingBox(),
	]);
	expect(Math.abs((panel?.y ?? 0) - (header?.height ?? 0))).toBeLessThan(6);
	expect(Math.abs((panel?.y ?? 0) + (panel?.height ?? 0) - 760)).toBeLessThan(6);
	expect(
		await layout.navigation.evaluate((nav) => getComputedStyle(nav, '::backdrop').backgroundColor),
	).not.toBe('rgba(0, 0, 0, 0)');
	await page.mouse.click(700, 600);
	await expect(layout.navigation).toBeHidden();
});

test('on a phone a menu unfolds under its section, one at a time, and that of the page is unfolded', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 760 });
	const layout = new Layout(page);
	await layout.open('/certificates/english');
	await layout.burger.click();
	const [certificates, extra] = [layout.menu('certificates'), layout.menu('extra')];
	await expect(certificates.getByRole('link')).toHaveCount(7);
	await expect(extra).toBeHidden();
	await layout.fold('extra').click();
	await expect(certificates).toBeHidden();
	const [fold, list] = await Promise.all([layout.fold('extra').boundingBox(), extra.boundingBox()]);
	expect(list?.y).toBeGreaterThanOrEqual((fold?.y ?? 0) + (fold?.height ?? 0) - 1);
	await extra.getByRole('link').first().focus();
	await page.keyboard.press('ArrowDown');
	await expect(extra.getByRole('link').nth(1)).toBeFocused();
	expect(await extra.evaluate((menu) => menu.matches(':popover-open'))).toBe(false);
	await page.keyboard.press('Escape');
	await expect(layout.navigation).toBeHidden();
	await expect(layout.burger).toBeFocused();
});
