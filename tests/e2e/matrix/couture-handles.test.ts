import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { couture } from '#i18n/messages/couture/index.ts';
import { findFaults, loadAxe } from '../axe.ts';
import { CouturePage } from '../pages/couture.ts';
import { coarsePixels } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

const t = couture.en;
const words = t.printing;

test.use({ ...coarsePixels, viewport: { width: 1000, height: 640 }, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

function readShirt(page: Page) {
	return page.evaluate(() => JSON.parse(localStorage.modelsSettings).menShirt1.settings);
}

test('a corner on the cloth scales the print, the knob above turns it, and a lock keeps both', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.brand('Logo 3');
	await couturePage.rest();
	const cursor = () => page.locator('.stage-view canvas').evaluate((canvas) => canvas.style.cursor);
	const box = await page.locator('.stage-view canvas').boundingBox();
	const panel = await page.locator('.stage-panel').boundingBox();
	if (!box || !panel) throw new Error('There is no stage.');
	/** Goes on from a point until the cursor is the one of a handle. */
	async function find(wanted: string, from: [number, number], step: [number, number]) {
		let [x, y] = from;
		for (let time = 0; time < 60; time += 1) {
			await page.mouse.move(x, y);
			if ((await cursor()) === wanted) return [x, y] as const;
			x += step[0];
			y += step[1];
		}
		throw new Error(`There is no ${wanted}.`);
	}
	const middle: [number, number] = [(box.x + panel.x) / 2, box.y + box.height / 2];
	const upper = await find('move', [middle[0], box.y + box.height * 0.25], [0, 8]);
	// Along the upper edge to its corner; the edge of the button strip is beside the middle.
	const inside: [number, number] = [upper[0] + 24, upper[1] + 24];
	const corner = await find('nwse-resize', [upper[0], upper[1] + 6], [4, 0]);
	await couturePage.changes('scaled', async () => {
		await page.mouse.down();
		await page.mouse.move(corner[0] + 30, corner[1] - 30, { steps: 3 });
		await page.mouse.up();
	});
	expect((await readShirt(page)).logo.scale).toBeGreaterThan(0.85);

	const top = await find('crosshair', [upper[0], upper[1] + 24], [0, -4]);
	await couturePage.changes('turned', async () => {
		await page.mouse.down();
		await page.mouse.move(top[0] + 60, top[1] + 40, { steps: 3 });
		await page.mouse.up();
	});
	const { turn } = (await readShirt(page)).logo;
	expect(turn).toBeGreaterThan(20);
	expect(turn).toBeLessThan(110);

	await couturePage.press(words.lock);
	await expect(couturePage.button(words.lock)).toHaveAttribute('aria-pressed', 'true');
	await couturePage.rest();
	await expect(async () => {
		// The focus may have scrolled the page.
		const now = await page.locator('.stage-view canvas').boundingBox();
		const y = inside[1] + (now?.y ?? 0) - (box?.y ?? 0);
		await page.mouse.move(inside[0], y);
		await page.mouse.move(inside[0] + 1, y);
		expect(await cursor()).toBe('grab');
	}).toPass();
});

test('by keys a print is copied, mirrored, brought to the middle and ordered, with its size in centimetres', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.brand('Logo 4');
	await expect(page.getByText(/On the cloth: \d[\d.]* × 10.4 cm/)).toBeVisible();
	await couturePage.changes('copy', () => couturePage.press(words.duplicate));
	expect((await readShirt(page)).prints).toHaveLength(1);
	await couturePage.press(words.mirror);
	await couturePage.press(words.middle);
	expect((await readShirt(page)).prints[0]).toMatchObject({ positionX: 0, mirror: true });
	await couturePage.press(words.under);
	expect((await readShirt(page)).logo).toMatchObject({ mirror: true });
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: '.stage-panel' })).toEqual([]);
	await couturePage.press(t.undo);
	expect((await readShirt(page)).logo).toMatchObject({ mirror: false });
});

test('a picture with too few pixels for its size is reported, with the width up to which it is sharp', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.press(t.branding);
	await couturePage.press(t.logoMenu);
	const buffer = await sharp({
		create: { width: 300, height: 150, channels: 3, background: 'red' },
	})
		.png()
		.toBuffer();
	await page
		.getByLabel(t.upload, { exact: true })
		.last()
		.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer });
	const warning = page.getByRole('status').filter({ hasText: 'pixels per inch' });
	await expect(warning).toContainText('sharp up to a width of 5.1 cm');
	await couturePage.slide(t.scale, 0.35);
	await expect(warning).toHaveCount(0);
	await expect(page.getByText(/^1\d\d pixels per inch$/)).toBeVisible();
});
