import type { Page } from '@playwright/test';
import { couture } from '#i18n/messages/couture/index.ts';
import { CouturePage } from '../pages/couture.ts';
import { coarsePixels } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

const t = couture.en;

test.use({ ...coarsePixels, viewport: { width: 1000, height: 640 }, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** What is kept of the camera: azimuth, polar, distance, angle, and what is in the middle. */
async function readCamera(page: Page): Promise<number[]> {
	const text = await page.evaluate(() => localStorage.getItem('modelsSettings.camera'));
	return JSON.parse(text ?? '[]');
}

test('the view is moved by the right button and by keys, comes near at the pointer and by a double click, and Home resets it', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	const first = await couturePage.picture();
	const stage = page.locator('.stage-view');
	const box = await stage.boundingBox();
	if (!box) throw new Error('There is no stage.');
	const [x, y] = [box.x + box.width * 0.3, box.y + box.height * 0.35];

	await couturePage.changes('right drag', async () => {
		await page.mouse.move(x, y);
		await page.mouse.down({ button: 'right' });
		await page.mouse.move(x + 60, y + 30, { steps: 3 });
		await page.mouse.up({ button: 'right' });
	});
	const dragged = await readCamera(page);
	expect(dragged).toHaveLength(7);
	expect(dragged[4]).toBeLessThan(-0.05);
	expect(dragged[5]).toBeGreaterThan(0.03);

	await stage.focus();
	await couturePage.changes('home', () => page.keyboard.press('Home'));
	expect(await couturePage.picture()).toBe(first);

	await couturePage.changes('key', () => page.keyboard.press('Shift+ArrowUp'));
	expect((await readCamera(page))[5]).toBeGreaterThan(0.05);
	await couturePage.changes('home', () => page.keyboard.press('Home'));

	await page.mouse.move(x, y);
	await couturePage.changes('wheel', () => page.mouse.wheel(0, -300));
	const near = await readCamera(page);
	expect(near[2]).toBeLessThan(2);
	// It has come nearer to what is at the upper left, not to the middle.
	expect(near[5]).toBeGreaterThan(0.02);
	await couturePage.changes('home', () => page.keyboard.press('Home'));

	await couturePage.changes('double click', () => page.mouse.dblclick(x, y));
	expect((await readCamera(page))[2]).toBeLessThan(1.5);
	await page.reload();
	await couturePage.ready();
	expect((await readCamera(page))[2]).toBeLessThan(1.5);
	await couturePage.rest();
	await couturePage.changes('double click', () => page.mouse.dblclick(x, y));
	expect(await readCamera(page)).toEqual([]);
});

test('the camera flies to the part whose colour is chosen, and to a print, and back to the whole', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.press(t.colour);
	await couturePage.changes('collar', () => couturePage.press(t.parts.collar));
	const collar = await readCamera(page);
	expect(collar[2]).toBeLessThan(1.5);
	expect(collar[5]).toBeGreaterThan(0.2);
	await couturePage.changes('cuffs', () => couturePage.press(t.parts.cuffs));
	const cuffs = await readCamera(page);
	expect(cuffs[4]).toBeGreaterThan(0.2);
	expect(cuffs[5]).toBeLessThan(0);
	await couturePage.changes('body', () => couturePage.press(t.parts.body));
	expect(await readCamera(page)).toEqual([]);
	await couturePage.brand('Logo 2');
	expect((await readCamera(page))[2]).toBeLessThan(1.5);
	await couturePage.changes('back', () => couturePage.press(t.places.back));
	expect(Math.abs((await readCamera(page))[0] ?? 0)).toBeGreaterThan(3);
});
