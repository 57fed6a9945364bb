import sharp from 'sharp';
import { configurator3d as messages } from '#i18n/messages/configurator3d/index.ts';
import { coarsePixels, StagePage } from './pages/stage.ts';
import { expect, test } from './test.ts';

const path = '/extra/graphics/configurator3d';
const t = messages.en;

test.use({ ...coarsePixels, viewport: { width: 700, height: 560 } });
test.describe.configure({ timeout: 150_000 });

test.describe('at rest', () => {
	test.use({ reducedMotion: 'reduce' });

	test('colours, textures, mixing and an upload change the picture, which is there after a reload', async ({
		page,
	}) => {
		const goblets = new StagePage(page);
		const view = page.locator('.stage-view');
		const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
		await goblets.open(path);
		await goblets.rest();
		const bare = await goblets.picture();

		await goblets.counts();
		await goblets.changes('glass', () => press(t.substances.glass));
		expect((await goblets.counts()).mostDraws).toBeLessThanOrEqual(8);
		await goblets.changes('enamel', () => press(t.substances.enamel));
		const mint = await goblets.changes('the first preset', () => press(t.mint));
		await expect(view).toHaveAccessibleName(/colour mint/);
		const vanilla = await goblets.changes('the second preset', () => press(t.vanilla));
		expect(new Set([bare, mint, vanilla]).size).toBe(3);
		await goblets.changes('the picker', () => page.getByLabel(t.ownColour).fill('#1f45c4'));
		await expect(view).toHaveAccessibleName(/#1f45c4/);

		const first = await goblets.changes('the first texture', () => press(t.textures[1]));
		// Without mixing a texture resets the colour.
		await expect(view).not.toHaveAccessibleName(/#1f45c4/);
		await goblets.changes('the second texture', () => press(t.textures[2]));
		await goblets.changes('the colour instead of it', () => press(t.mint));
		expect(await goblets.picture()).toBe(mint);

		await page.getByLabel(t.mix).press('Space');
		const mixed = await goblets.changes('texture and colour', () => press(t.textures[1]));
		expect(mixed).not.toBe(first);
		await expect(view).toHaveAccessibleName(/hammered texture, colour mint/);

		const stripes = await drawStripes();
		const covered = await goblets.changes('the upload', () =>
			page.locator('input[type=file]').setInputFiles({
				name: 'stripes.png',
				mimeType: 'image/png',
				buffer: stripes,
			}),
		);
		await expect(view).toHaveAccessibleName(/your image, colour mint/);

		await page.reload();
		await goblets.ready();
		await expect.poll(() => goblets.picture(), { timeout: 20_000 }).toBe(covered);
		await expect(page.getByLabel(t.mix)).toBeChecked();

		await goblets.changes('reset', () => press(t.reset));
		expect(await goblets.picture()).toBe(bare);
		await goblets.changes('undo', () => press(t.undo));
		await goblets.rest();
		expect(await goblets.picture()).toBe(covered);
		await goblets.leaveAndReturn();
	});
});

/** A picture with its own top and bottom, 64 pixels long. */
function drawStripes() {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path fill="#c41f45" d="M0 0h64v64H0z"/><path fill="#f4eee2" d="M0 0h64v20H0z"/></svg>`;
	return sharp(Buffer.from(svg)).png().toBuffer();
}
