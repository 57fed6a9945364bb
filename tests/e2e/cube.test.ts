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

test('the wheel over the stage sets the size and does not scroll; beside it, it scrolls', {
	tag: '@matrix',
}, async ({ page }) => {
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
	// Without a throw, the angle at the end is that of the drag.
	await page.emulateMedia({ reducedMotion: 'reduce' });
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

test('let go in motion, it turns on and comes to rest', { tag: '@matrix' }, async ({ page }) => {
	await openIsland(page, path);
	// Its spin would change the angle, too.
	await page.getByRole('button', { name: messages.en.pause }).click();
	const stage = page.getByRole('slider', { name: messages.en.stage });
	const read = async () => Number(await stage.getAttribute('aria-valuenow'));
	const box = await stage.boundingBox();
	const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 100];
	// On a busy machine the button may come up so late after the last move that the cube was put down, not thrown.
	await expect(async () => {
		const before = await read();
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x + 100, y);
		await page.mouse.move(x + 300, y);
		await page.mouse.up();
		// The value changes when the cube rests.
		await expect.poll(read, { timeout: 8000 }).not.toBe(before);
		const byDragAlone = 150;
		expect(((await read()) - before + 360) % 360).not.toBe(byDragAlone);
	}).toPass();
});

test('the angle that is reported is the one that is seen, with the spin, and Home takes it back', async ({
	page,
}) => {
	await openIsland(page, path);
	const stage = page.getByRole('slider', { name: messages.en.stage });
	const seen = () =>
		page.locator('.css-cube').evaluate((cube) => {
			const spin = Number.parseFloat(getComputedStyle(cube).getPropertyValue('--spin'));
			return Math.round((32 + spin) % 360);
		});
	await expect.poll(seen).toBeGreaterThan(40);
	await expect(stage).toHaveAttribute('aria-valuetext', /, spinning$/);
	await page.getByRole('button', { name: messages.en.pause }).click();
	await expect(stage).toHaveAttribute('aria-valuetext', /^turned \d+°, tilted −24°$/);
	await expect
		.poll(async () => (await stage.getAttribute('aria-valuenow')) === `${await seen()}`)
		.toBe(true);
	await stage.press('Home');
	await expect.poll(seen).toBe(32);
	await expect(stage).toHaveAttribute('aria-valuenow', '32');
});

test('under reduced motion nothing turns until the button starts it', { tag: '@matrix' }, async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openIsland(page, path);
	const countAnimations = () =>
		page.locator('.css-cube').evaluate((cube) => cube.getAnimations().length);
	expect(await countAnimations()).toBe(0);
	await page.getByRole('button', { name: messages.en.spin }).click();
	await expect.poll(countAnimations).toBe(1);
});

test('in forced colours the sides keep their own, and the light on them', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
	await openIsland(page, path);
	const cloths = await page
		.locator('.css-cube-side')
		.evaluateAll((sides) => sides.map((side) => getComputedStyle(side).backgroundColor));
	expect(new Set(cloths).size).toBe(3);
	const shades = await page
		.locator('.css-cube-side')
		.evaluateAll((sides) => sides.map((side) => getComputedStyle(side, '::after').opacity));
	expect(new Set(shades).size).toBeGreaterThan(3);
});

for (const locale of locales) {
	test(`${locale}: both cubes are whole in the first window, with their controls and keys`, {
		tag: '@matrix',
	}, async ({ page }) => {
		for (const tool of ['cube', 'cubejs']) {
			for (const size of [
				{ width: 1366, height: 768 },
				{ width: 390, height: 844 },
			]) {
				await page.setViewportSize(size);
				await openIsland(page, localizePath(locale, `/extra/graphics/${tool}`));
				const bottoms = await page
					.locator('.cube-stage, .cube-bar, .cube-keys')
					.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
				expect(bottoms).toHaveLength(3);
				expect(Math.max(...bottoms), `${tool} at ${size.width}`).toBeLessThanOrEqual(size.height);
			}
		}
	});
}
