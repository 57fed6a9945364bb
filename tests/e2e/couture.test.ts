import { Buffer } from 'node:buffer';
import { couture } from '#i18n/messages/couture/index.ts';
import { stage as stageMessages } from '#i18n/messages/stage/index.ts';
import { expectNoFaults } from './axe.ts';
import { CouturePage } from './pages/couture.ts';
import { coarsePixels } from './pages/stage.ts';
import { expect, test } from './test.ts';

const t = couture.en;
const words = t.description;
/** The name of the menu button contains the choice, too. */
const textureMenu = new RegExp(`^${t.texture}(?! \\d)`);

test.use({ ...coarsePixels, viewport: { width: 1000, height: 640 } });
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

test('dyes, textures and fabrics change the picture, by keys alone, and undo brings it back', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	const stage = page.locator('.stage-view');
	await couturePage.open();
	const untouched = await couturePage.picture();

	await couturePage.counts();
	await stage.press('Home');
	await couturePage.rest();
	expect((await couturePage.counts()).mostDraws).toBeLessThanOrEqual(12);

	await couturePage.press(t.colour);
	await couturePage.changes('blue', () => couturePage.press(t.colours.blue));
	await couturePage.press(t.parts.collar);
	await couturePage.changes('golden collar', () => couturePage.press(t.colours.golden));
	await expectNoFaults(page, '.stage-panel');
	await page.keyboard.press('Escape');
	await expect(couturePage.button(t.colour)).toBeFocused();

	await couturePage.press(textureMenu);
	await expect(couturePage.button(t.colour)).toHaveAttribute('aria-expanded', 'false');
	await couturePage.changes('texture 5', () => couturePage.press(/^Texture 5/));
	await expect(stage).toHaveAccessibleName(/embroidered texture/);
	await couturePage.press(textureMenu);
	await couturePage.changes('silk', () => couturePage.press(t.finishes.silk));

	await undoAll(couturePage);
	expect(await couturePage.picture()).toBe(untouched);
	await couturePage.changes('redo', () => couturePage.press(t.redo));
	await couturePage.leaveAndReturn();
});

test('the card builds all shaders of the first picture while its files are still coming', async ({
	page,
}) => {
	await page.addInitScript(countShaders);
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/*.glb', async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/extra/graphics/couture3d');
	const shaders = () => page.evaluate(() => window.shaders);
	// Cloth, what is painted, the floor, and the shadow of each.
	await expect.poll(async () => (await shaders()).built, { timeout: 60_000 }).toBe(4);
	release();
	await expect.poll(async () => (await shaders()).untilReady, { timeout: 120_000 }).toBe(4);
});

test('the first picture does not wait for a texture that the card refuses, which is named', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const { prototype } = WebGL2RenderingContext;
		const { generateMipmap } = prototype;
		// The first texture is that of the folds.
		prototype.generateMipmap = () => {
			prototype.generateMipmap = generateMipmap;
			throw new Error('refused');
		};
	});
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await expect(page.locator('.stage-notice')).toContainText('mens-shirt-1-folds.webp');
});

test('what is made survives a reload, goes into a link and a file, and can be deleted', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.press(t.deleteSaved);
	await expect(page.getByRole('main').getByText(t.nothingSaved)).toBeVisible();
	await couturePage.press(words.garments.womenShirt);
	await couturePage.rest();
	await couturePage.press(t.colour);
	await couturePage.press(t.colours.red);
	await couturePage.press(t.finishes.wool);
	await couturePage.press(t.branding);
	await page.getByPlaceholder(t.newText).fill('Взір');
	await page.keyboard.press('Enter');
	await expect(page.getByLabel(t.scale, { exact: true })).toBeVisible();
	await couturePage.press(t.branding);
	await couturePage.press(t.save);
	await couturePage.press(t.copyLink);
	await expect(page.getByRole('main').getByText(t.linkCopied)).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	const file = await couturePage.take(t.saveFile);
	expect(file.name).toBe('model.json');

	await page.reload();
	await expect(page.locator('.stage-room[data-ready]')).toBeAttached();
	await couturePage.press(words.garments.womenShirt);
	const stage = page.locator('.stage-view');
	await expect(stage).toHaveAccessibleName(/Women’s shirt, red, wool/);
	await couturePage.press(t.deleteSaved);
	await page.getByRole('button', { name: t.deleteNo, exact: true }).press('Enter');
	await expect(page.getByRole('main').getByText(t.deleteCanceled)).toBeVisible();
	await couturePage.press(t.deleteSaved);
	await page.getByRole('button', { name: t.deleteYes, exact: true }).press('Enter');
	await expect(page.getByRole('main').getByText(t.deleted)).toBeVisible();
	await expect(stage).not.toHaveAccessibleName(/red/);
	expect(await page.evaluate(() => localStorage.getItem('modelsSettings'))).toBeNull();

	await page.goto('/');
	await couturePage.open(link);
	await expect(stage).toHaveAccessibleName(/Women’s shirt, red, wool/);
	await couturePage.press(t.undo);
	await expect(stage).not.toHaveAccessibleName(/red/);
	await couturePage.press(t.save);
	await page.getByLabel(t.openFile).setInputFiles({
		name: 'model.json',
		mimeType: 'application/json',
		buffer: file.bytes,
	});
	await expect(stage).toHaveAccessibleName(/Women’s shirt, red, wool/);
	await page.getByLabel(t.openFile).setInputFiles({
		name: 'model.json',
		mimeType: 'application/json',
		buffer: Buffer.from('{"kind":"vzir-couture","design":{}}'),
	});
	await expect(page.getByRole('main').getByText(t.errors['broken-file'])).toBeVisible();
});

async function undoAll(couturePage: CouturePage) {
	for (let step = 0; (await couturePage.button(t.undo).isEnabled()) && step < 40; step += 1)
		await couturePage.press(t.undo);
	// The camera has flown to the part in hand.
	await couturePage.press(stageMessages.en.home);
	await couturePage.rest();
}

declare global {
	interface Window {
		shaders: { built: number; untilReady: number };
	}
}

/** Runs in the page before its scripts. */
function countShaders() {
	window.shaders = { built: 0, untilReady: 0 };
	const { prototype } = WebGL2RenderingContext;
	const { linkProgram } = prototype;
	prototype.linkProgram = function (program) {
		window.shaders.built += 1;
		linkProgram.call(this, program);
	};
	new MutationObserver(() => {
		if (window.shaders.untilReady > 0 || !document.querySelector('[data-state=ready]')) return;
		window.shaders.untilReady = window.shaders.built;
	}).observe(document, { subtree: true, attributeFilter: ['data-state'] });
}
