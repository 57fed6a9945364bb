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
