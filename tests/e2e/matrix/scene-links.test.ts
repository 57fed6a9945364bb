import { configurator3d } from '#i18n/messages/configurator3d/index.ts';
import { couture } from '#i18n/messages/couture/index.ts';
import { guest } from '#i18n/messages/guest/index.ts';
import { stage } from '#i18n/messages/stage/index.ts';
import { encodeDesign } from '#tools/couture/design.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';
import { CouturePage } from '../pages/couture.ts';
import { coarsePixels, StagePage } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

const t = couture.en;
const words = t.description;
const choice = guest.en;

test.use({
	...coarsePixels,
	viewport: { width: 1000, height: 640 },
	reducedMotion: 'reduce',
});
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const { womenDress } = firstWardrobe;
const link = encodeDesign({
	arrangement: { type: 'single', model: 'womenDress' },
	wardrobe: { ...firstWardrobe, womenDress: { ...womenDress, colour: '#1f45c4', texture: null } },
	viewpoint: { azimuth: 3, polar: 1.5, distance: 2, angle: 0 },
});

test('Couture: a link opens beside own work, over a reload, until the visitor chooses', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	const view = page.locator('.stage-view');
	await couturePage.open();
	await couturePage.press(t.colour);
	await couturePage.press(t.colours.red);
	await expect(view).toHaveAccessibleName(/shirt 1, red/);

	// Another link within the same page is a change of its address only.
	await page.evaluate((hash) => {
		location.hash = hash;
	}, `design=${link}`);
	await expect(view).toHaveAccessibleName(/Women’s dress, colour #1f45c4/);
	await expect(view).toHaveAccessibleName(/back/);
	// What the visitor made is kept: undo is not needed for it.
	await expect(page.getByRole('status').filter({ hasText: choice.choice })).toBeVisible();
	await expect(page.locator('.toast')).toBeHidden();

	await page.reload();
	await couturePage.ready();
	await expect(view).toHaveAccessibleName(/Women’s dress, colour #1f45c4/);
	await expect(view).toHaveAccessibleName(/back/);
	await expect(page.getByRole('region', { name: choice.choice })).toBeVisible();
	await couturePage.press(choice.keepOwn);
	await expect(page.getByRole('region', { name: choice.choice })).toHaveCount(0);
	await expect(view).toHaveAccessibleName(/shirt 1, red/);
	await expect(view).toHaveAccessibleName(/front/);
});

for (const [name, viewport] of [
	['a laptop', { width: 1280, height: 800 }],
	['a phone', { width: 390, height: 844 }],
] as const) {
	test(`Couture on ${name}: on the first visit, a toast announces the design of a link, beside all that can be pressed`, async ({
		page,
	}) => {
		await page.setViewportSize(viewport);
		await page.goto(`/extra/graphics/couture3d#design=${link}`);
		await new CouturePage(page).ready();
		const toast = page.locator('.toast');
		await expect(toast).toContainText(t.opened);
		for (const name of [t.deleteSaved, stage.en.turnLeft, stage.en.home])
			await page.getByRole('button', { name, exact: true }).click({ trial: true });
		await toast.getByRole('button', { name: stage.en.dismiss }).click();
		await expect(toast).toBeHidden();
	});
}

test('Couture: undo shows the garment that it changes', async ({ page }) => {
	const couturePage = new CouturePage(page);
	const view = page.locator('.stage-view');
	await couturePage.open();
	await couturePage.press(t.colour);
	await couturePage.press(t.colours.green);
	await couturePage.press(words.garments.womenDress);
	await expect(view).toHaveAccessibleName(/^Women’s dress/);
	await couturePage.press(t.undo);
	await expect(view).toHaveAccessibleName(/shirt 1, (?!green)/);
});

test('Configurator: a link opens beside own work, and is not opened again by a reload', async ({
	page,
}) => {
	const goblets = new StagePage(page);
	const view = page.locator('.stage-view');
	const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
	await goblets.open('/extra/graphics/configurator3d');
	await press(configurator3d.en.mint);
	await expect(view).toHaveAccessibleName(/Mint/);
	await page.evaluate(() => {
		location.hash = 'colour=faeeb2&texture=2';
	});
	await expect(view).toHaveAccessibleName(/Embroidered/);
	const region = page.getByRole('region', { name: choice.choice });
	await expect(region).toBeVisible();
	await press(configurator3d.en.reset);
	await page.reload();
	await goblets.ready();
	await expect(view).toHaveAccessibleName(/white/);
	await expect(region).toBeVisible();
	await press(choice.keepOwn);
	await expect(view).toHaveAccessibleName(/Mint/);
	await expect(page.locator('.toast')).toContainText(choice.ownKept);
	await expect(region).toHaveCount(0);
});
