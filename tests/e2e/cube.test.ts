import { locales } from '#i18n/locales.ts';
import { cube as messages } from '#i18n/messages/cube/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { openIsland } from './pages/loading.ts';
import { expect, test } from './test.ts';

const path = '/extra/graphics/cube';

for (const locale of locales) {
	const t = messages[locale];

	test(`${locale}: full screen is entered by Enter and left by Space and by Backspace`, async ({
		page,
	}) => {
		await openIsland(page, localizePath(locale, path));
		for (const key of ['Space', 'Backspace']) {
			const enter = page.getByRole('button', { name: t.fullScreen, exact: true });
			await enter.focus();
			await page.keyboard.press('Enter');
			await expect(page.getByRole('button', { name: t.leaveFullScreen })).toBeVisible();
			await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
			await page.keyboard.press(key);
			await expect(enter).toBeVisible();
			await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
		}
	});
}

test('the edge is 150 px at first, and the slider goes from half to twice of it', async ({
	page,
}) => {
	await openIsland(page, path);
	const edge = () =>
		page.locator('.css-cube').evaluate((cube) => Number.parseFloat(getComputedStyle(cube).width));
	const slider = page.getByRole('slider', { name: messages.en.scale });
	await expect.poll(edge).toBe(150);
	await slider.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(edge).toBe(165);
	await page.keyboard.press('End');
	await expect.poll(edge).toBe(300);
	await page.keyboard.press('Home');
	await expect.poll(edge).toBe(75);
});

test('the wheel over the stage sets the size and does not scroll; beside it, it scrolls', async ({
	page,
}) => {
	await openIsland(page, path);
	const stage = page.getByRole('slider', { name: messages.en.stage });
	await stage.hover();
	const before = await page.evaluate(() => scrollY);
	await page.mouse.wheel(0, -100);
	await expect(page.getByText('103%')).toBeVisible();
	expect(await page.evaluate(() => scrollY)).toBe(before);
	await page.getByRole('heading', { level: 2 }).first().hover();
	const beside = await page.evaluate(() => scrollY);
	await page.mouse.wheel(0, -100);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(beside);
});

test('it is turned by dragging and by the arrow keys', async ({ page }) => {
	await openIsland(page, path);
	const stage = page.getByRole('slider', { name: messages.en.stage });
	const turn = () => stage.evaluate((element) => element.style.getPropertyValue('--turn'));
	await stage.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(turn).toBe('42deg');
	const box = await stage.boundingBox();
	const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 100];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 40, y);
	await page.mouse.up();
	await expect.poll(turn).toBe('62deg');
});

test('under reduced motion nothing turns and no button offers it', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openIsland(page, path);
	expect(await page.locator('.css-cube-spin').evaluate((cube) => cube.getAnimations().length)).toBe(
		0,
	);
	await expect(page.getByRole('button', { name: messages.en.pause })).toBeHidden();
});
