import decode from 'qr/decode.js';
import sharp from 'sharp';
import { couture } from '#i18n/messages/couture/index.ts';
import { findFaults, loadAxe } from '../axe.ts';
import { CouturePage } from '../pages/couture.ts';
import { coarsePixels } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

const t = couture.en;
const words = t.sharing;

test.use({ ...coarsePixels, viewport: { width: 1000, height: 640 }, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

test('a camera reads from the code on the screen a link that opens the design', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	const view = page.locator('.stage-view');
	await couturePage.open();
	await couturePage.press(t.colour);
	await couturePage.press(t.colours.red);
	await couturePage.press(t.save);
	await couturePage.press(words.code);
	const dialog = page.getByRole('dialog', { name: words.codeTitle });
	const drawing = dialog.getByRole('img', { name: words.code });
	await expect(drawing).toBeVisible();
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'dialog[open]' })).toEqual([]);
	const { data, info } = await sharp(await drawing.screenshot())
		.resize(700, 700, { kernel: 'nearest' })
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height } = info;
	const address = decode({ width, height, data: new Uint8ClampedArray(data) });
	expect(address).toMatch(/\/extra\/graphics\/couture3d#design=/);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await page.evaluate(() => localStorage.clear());
	await page.goto('/');
	await couturePage.open(address);
	await expect(view).toHaveAccessibleName(/shirt 1, red/);
});

test('an image is shared where the system shares files, and saved elsewhere', async ({ page }) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await page.evaluate(() => {
		Object.assign(window, { shared: [] as unknown[] });
		Object.assign(Navigator.prototype, {
			canShare: () => true,
			share: async ({ files, url }: { files: File[]; url: string }) => {
				const [file] = files;
				Reflect.get(window, 'shared').push([file?.name, file?.type, (file?.size ?? 0) > 5000, url]);
			},
		});
	});
	await couturePage.press(t.save);
	await couturePage.press(words.image);
	await expect(page.getByText(words.shared)).toBeVisible();
	expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([
		['model.jpg', 'image/jpeg', true, expect.stringContaining('#design=')],
	]);
	await page.evaluate(() => Object.assign(Navigator.prototype, { canShare: () => false }));
	const file = await couturePage.take(words.image);
	expect(file.name).toBe('model.jpg');
});

test('the room is offered where the browser shows models in it, and gets the model', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const opened: string[] = [];
		Object.assign(window, { opened });
		DOMTokenList.prototype.supports = (word) => word === 'ar';
		HTMLAnchorElement.prototype.click = function () {
			opened.push(`${this.rel} ${this.href.slice(0, 5)}`);
		};
	});
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.press(t.save);
	await couturePage.press(words.room);
	await expect
		.poll(() => page.evaluate(() => Reflect.get(window, 'opened')), { timeout: 120_000 })
		.toEqual(['ar blob:']);
});
