import sharp from 'sharp';
import { configurator3d as messages } from '#i18n/messages/configurator3d/index.ts';
import { stage } from '#i18n/messages/stage/index.ts';
import { uploads } from '#i18n/messages/uploads/index.ts';
import { takePicture, untilChanged, untilReady } from './pages/scene.ts';
import { expect, test } from './test.ts';

const path = '/extra/graphics/configurator3d';
const t = messages.en;

test.use({ reducedMotion: 'reduce', viewport: { width: 700, height: 640 } });

test('each control changes the goblets; they are remembered, taken back and linked', async ({
	page,
}) => {
	test.slow();
	await page.goto(path);
	await untilReady(page);
	let picture = await takePicture(page);
	const press = async (name: string) => {
		await page.getByRole('button', { name, exact: true }).click();
		picture = await untilChanged(page, picture);
	};

	await press(t.mint);
	await press(t.textures['2']);
	await expect(page.getByRole('button', { name: t.mint, exact: true })).toHaveAttribute(
		'aria-pressed',
		'false',
	);
	await page.getByLabel(t.mix).check();
	await press(t.vanilla);
	await expect(
		page.getByRole('img', { name: 'texture Embroidered, colour Vanilla' }),
	).toBeVisible();
	await press(t.undo);
	await press(t.redo);

	const png = await sharp({
		create: { width: 64, height: 64, channels: 3, background: '#bf5a36' },
	})
		.png()
		.toBuffer();
	const field = page.locator('input[type="file"]');
	await field.setInputFiles({
		name: 'film.png',
		mimeType: 'image/png',
		buffer: Buffer.from('00000018667479706d703432000000006d703432', 'hex'),
	});
	await expect(page.getByText(uploads.en.refused.film)).toBeVisible();
	await field.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: png });
	picture = await untilChanged(page, picture);
	await expect(page.getByRole('img', { name: t.ownTexture })).toBeVisible();

	await page.reload();
	await untilReady(page);
	await expect(page.getByRole('img', { name: t.ownTexture })).toBeVisible();
	await page.goto(`${path}#colour=c6fbc6&texture=1&mix`);
	await expect(page.getByRole('img', { name: 'texture Hammered, colour Mint' })).toBeVisible();
});

test.describe('when the model does not come', () => {
	test.use({ expectedErrors: [/status of 404/] });

	test('there are pictures, and trying again helps', async ({ page }) => {
		test.slow();
		await page.route('**/goblet.glb', (route) => route.fulfill({ status: 404 }));
		await page.goto(path);
		await untilReady(page, 'failed');
		await expect(page.getByText(stage.en.failed)).toBeVisible();
		await page.unroute('**/goblet.glb');
		await page.getByRole('button', { name: stage.en.again }).click();
		await untilReady(page);
	});
});
