import { cube as messages } from '#i18n/messages/cube/index.ts';
import { expectInFirstWindow } from './pages/first-window.ts';
import { openIsland } from './pages/loading.ts';
import { expect, test } from './test.ts';

const path = '/extra/graphics/cube';

const t = messages.en;

test('the edge is 150 px at first; the slider goes from half to twice of it, and the wheel in smaller steps', async ({
	page,
}) => {
	await openIsland(page, path);
	const edge = () =>
		page.locator('.css-cube').evaluate((cube) => Number.parseFloat(getComputedStyle(cube).width));
	const slider = page.getByRole('slider', { name: t.scale });
	await expect.poll(edge).toBe(150);
	for (const [key, width] of [
		['ArrowRight', 165],
		['End', 300],
		['Home', 75],
	] as const) {
		await slider.press(key);
		await expect.poll(edge).toBe(width);
	}
	await page.getByRole('slider', { name: t.stage }).hover();
	const before = await page.evaluate(() => scrollY);
	await page.mouse.wheel(0, -100);
	await expect(page.getByText('53%')).toBeVisible();
	expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('it is turned by dragging and by the arrow keys', async ({ page }) => {
	// Without its spin, the angle at the end is that of the drag.
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openIsland(page, path);
	const stage = page.getByRole('slider', { name: t.stage });
	const turn = () => stage.evaluate((element) => element.style.getPropertyValue('--turn'));
	await stage.press('ArrowRight');
	await expect.poll(turn).toBe('42deg');
	const box = await stage.boundingBox();
	const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 100];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 40, y);
	await page.mouse.up();
	await expect.poll(turn).toBe('62deg');
});

test('under reduced motion nothing turns until the button starts it', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openIsland(page, path);
	const countAnimations = () =>
		page.locator('.css-cube').evaluate((cube) => cube.getAnimations().length);
	expect(await countAnimations()).toBe(0);
	await page.getByRole('button', { name: t.spin }).click();
	await expect.poll(countAnimations).toBe(1);
});

test('the cube is whole in the first window, with its controls and keys', async ({ page }) => {
	const parts = '.cube-stage, .cube-bar, .cube-keys';
	await expectInFirstWindow(page, path, {
		ready: 'main [data-ready]',
		notebook: parts,
		phone: parts,
	});
});
