import { locales } from '#i18n/locales.ts';
import { categories } from './pages/content.ts';
import { Layout } from './pages/layout.ts';
import { actionsLoaded, scriptsLoaded } from './pages/loading.ts';
import { expect, test } from './test.ts';

test('the first key leads to a link that skips the header', async ({ page }) => {
	const layout = new Layout(page);
	await layout.open('/projects');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: layout.t.skip });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/#content$/);
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a menu opens on a click and closes on a click, on Escape and on a click beside it', async ({
	page,
}) => {
	const layout = new Layout(page);
	const [button, menu] = [layout.menuButton('certificates'), layout.menu('certificates')];
	await layout.open('/about');
	await expect(menu).toBeHidden();
	for (const close of [
		() => button.click(),
		() => page.keyboard.press('Escape'),
		() => layout.main.click({ position: { x: 300, y: 500 } }),
		() => layout.menuButton('extra').click(),
	]) {
		await button.click();
		await expect(menu).toBeVisible();
		await close();
		await expect(menu).toBeHidden();
	}
	await expect(layout.menu('extra')).toBeVisible();
});

test('arrow keys go through a menu and round its ends, Escape gives the focus back', async ({
	page,
}) => {
	const layout = new Layout(page);
	const button = layout.menuButton('certificates');
	const links = layout.menu('certificates').getByRole('link');
	await layout.open('/about');
	await scriptsLoaded(page);
	const last = categories.length - 1;
	await button.focus();
	await actionsLoaded(page);
	for (const [key, focused] of [
		['ArrowDown', 0],
		['ArrowDown', 1],
		['End', last],
		['ArrowDown', 0],
		['ArrowUp', last],
		['Home', 0],
	] as const) {
		await page.keyboard.press(key);
		await expect(links.nth(focused), key).toBeFocused();
	}
	await page.keyboard.press('Escape');
	await expect(layout.menu('certificates')).toBeHidden();
	await expect(button).toBeFocused();
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
	await layout.burger.press('Enter');
	await layout.fold('certificates').press('Enter');
	await page.keyboard.press('Tab');
	await expect(menu.getByRole('link').first()).toBeFocused();
	await layout.fold('extra').focus();
	await expect(layout.navigation).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(layout.navigation).toBeHidden();
});

test('below 1000 px a burger opens the navigation, from there on it is on one line, in each language', async ({
	page,
}) => {
	for (const locale of locales) {
		const layout = new Layout(page, locale);
		await page.setViewportSize({ width: 1000, height: 800 });
		await layout.open('/');
		await expect(layout.burger).toBeHidden();
		const [header, links, tools] = await Promise.all(
			[layout.header, layout.navigation, layout.languageButton].map((part) => part.boundingBox()),
		);
		expect(header?.height, locale).toBeLessThan(80);
		expect(links?.height, locale).toBeLessThan(48);
		expect((links?.x ?? 0) + (links?.width ?? 0), locale).toBeLessThan(tools?.x ?? 0);
		await page.setViewportSize({ width: 999, height: 800 });
		await expect(layout.navigation).toBeHidden();
		await layout.burger.click();
		await expect(layout.navigation.getByRole('link', { name: layout.t.skills })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(layout.navigation).toBeHidden();
		await expect(layout.burger).toBeFocused();
	}
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
	await extra.getByRole('link').first().press('ArrowDown');
	await expect(extra.getByRole('link').nth(1)).toBeFocused();
});

test('the colours go from those of the device to light, to dark and round, and are remembered', async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	const layout = new Layout(page);
	await layout.open('/');
	const paper = () =>
		page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	const dark = await paper();
	const { system, light, dark: darkName } = layout.t.theme;
	await expect(layout.themeButton).toHaveAccessibleName(system);
	await layout.themeButton.click();
	await expect(layout.themeButton).toHaveAccessibleName(light);
	expect(await paper()).not.toBe(dark);
	await layout.themeButton.click();
	await expect(layout.themeButton).toHaveAccessibleName(darkName);
	await page.emulateMedia({ colorScheme: 'light' });
	await page.reload();
	expect(await paper()).toBe(dark);
	await layout.themeButton.click();
	await expect(layout.themeButton).toHaveAccessibleName(system);
	expect(await paper()).not.toBe(dark);
});
