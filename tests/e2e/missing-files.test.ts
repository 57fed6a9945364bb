import type { Page } from '@playwright/test';
import { configurator3d } from '#i18n/messages/configurator3d/index.ts';
import { couture } from '#i18n/messages/couture/index.ts';
import { stage as words } from '#i18n/messages/stage/index.ts';
import { encodeDesign } from '#tools/couture/design.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';
import { coarsePixels, StagePage } from './pages/stage.ts';
import { expect, journeyIf, test } from './test.ts';

const t = words.en;
const { 1: hammered, 2: embroidered } = configurator3d.en.textures;
const graphics = '/extra/graphics';
const linen = encodeDesign({
	arrangement: { type: 'single', model: 'menShirt1' },
	wardrobe: { ...firstWardrobe, menShirt1: { ...firstWardrobe.menShirt1, texture: 'linen' } },
});
/** A scene needs these: without one its stills are shown, with a button to try again. */
const needed = [
	{ path: `${graphics}/configurator3d`, file: 'models/goblet.glb' },
	{ path: `${graphics}/couture3d`, file: 'models/mens-shirt-1.glb' },
	{ path: `${graphics}/couture3d`, file: 'models/mens-shirt-1.json' },
	{ path: `${graphics}/creep3d`, file: 'fonts/onest-outlines.json' },
];
/** A scene goes on without one of these, and shows a message. */
const surfaces: readonly { path: string; file: string; pick?: string; design?: string }[] = [
	{ path: `${graphics}/cube3d`, file: 'textures/cube-faces.webp' },
	{ path: `${graphics}/cube3d`, file: 'textures/orbit-faces.webp' },
	{ path: `${graphics}/configurator3d`, file: 'textures/goblet-1.webp', pick: hammered },
	{ path: `${graphics}/configurator3d`, file: 'textures/goblet-1-normal.webp', pick: hammered },
	{ path: `${graphics}/couture3d`, file: 'textures/linen.webp', design: linen },
	{ path: `${graphics}/couture3d`, file: 'textures/linen-normal.webp', design: linen },
	{ path: `${graphics}/couture3d`, file: 'models/mens-shirt-1-folds.webp' },
];
const faults = ['is not there', 'is cut off', 'is a page'] as const;

test.use({
	...coarsePixels,
	viewport: { width: 500, height: 420 },
	reducedMotion: 'reduce',
	expectedErrors: [/status of 404/],
});

for (const { path, file } of needed) {
	for (const fault of faults) {
		test(
			`${path} is shown in pictures when ${file} ${fault}, until it comes`,
			tierOf(file, fault),
			async ({ page }) => {
				const scene = new StagePage(page);
				await spoil(page, file, fault);
				await scene.watch();
				await page.goto(path);
				await expect(page.getByRole('alert').filter({ hasText: t.failed })).toBeVisible({
					timeout: 30_000,
				});
				await expect(page.locator('.stage-stills > img')).toBeVisible();
				// The rest of the page is there to be used.
				const control = page.locator('.stage-panel').getByRole('button').first();
				await control.press('Enter');
				await expect(page.locator('footer')).toBeAttached();

				const again = page.getByRole('button', { name: t.again });
				await page.unroute(`**/${file}`);
				await again.press('Enter');
				await scene.ready();
				await expect(again).toHaveCount(0);
				await scene.rest();
				expect(await scene.covered()).toBeGreaterThan(0.003);
			},
		);
	}
}

for (const { path, file, pick, design } of surfaces) {
	for (const fault of faults) {
		test(
			`${path} goes on and shows a message when ${file} ${fault}`,
			tierOf(file, fault),
			async ({ page }) => {
				const scene = new StagePage(page);
				let asked = 0;
				page.on('request', (request) => {
					// The panel shows a small copy of its own.
					if (request.resourceType() === 'fetch' && request.url().endsWith(file)) asked += 1;
				});
				await spoil(page, file, fault);
				await scene.open(design ? `${path}#design=${design}` : path);
				if (pick) await press(page, pick);
				await expect(page.locator('.stage-notice')).toContainText(file.split('/')[1] ?? '');
				await scene.rest();
				expect(await scene.covered()).toBeGreaterThan(0.003);
				expect(asked).toBe(1);
			},
		);
	}
}

test('a texture that was missing comes when it is chosen again', { tag: '@matrix' }, async ({
	page,
}) => {
	const file = 'textures/goblet-1.webp';
	const scene = new StagePage(page);
	await spoil(page, file, 'is not there');
	await scene.open(`${graphics}/configurator3d`);
	const without = await scene.changes('the relief alone', () => press(page, hammered));
	await expect(page.locator('.stage-notice')).toContainText('goblet-1.webp');
	await scene.changes('another', () => press(page, embroidered));
	await page.unroute(`**/${file}`);
	expect(await scene.changes('the texture', () => press(page, hammered))).not.toBe(without);
});

test('a garment that is slow keeps its poster before it until it is there', {
	tag: '@matrix',
}, async ({ page }) => {
	const scene = new StagePage(page);
	let release = () => {};
	const later = new Promise<void>((done) => {
		release = done;
	});
	await page.route('**/models/mens-shirt-1.glb', async (route) => {
		await later;
		await route.continue();
	});
	await scene.watch();
	const light = page.waitForResponse('**/light/studio-64.bin');
	await page.goto(`${graphics}/couture3d`);
	await light;
	await scene.rest();
	await expect(page.locator('.stage-poster')).toBeVisible();
	release();
	await scene.ready();
	expect(await scene.covered()).toBeGreaterThan(0.03);
});

test('the missing one is reported, and another garment can be put on instead', {
	tag: '@matrix',
}, async ({ page }) => {
	const scene = new StagePage(page);
	await scene.open(`${graphics}/couture3d`);
	await spoil(page, 'models/womens-dress.glb', 'is not there');
	const pick = (name: string) =>
		page.getByRole('button', { name, exact: true }).first().press('Enter');
	await pick(couture.en.description.garments.womenDress);
	await expect(page.getByRole('alert').filter({ hasText: t.failed })).toBeVisible();
	await press(page, couture.en.description.garments.womenShirt);
	await scene.ready();
	await scene.rest();
	expect(await scene.covered()).toBeGreaterThan(0.03);
});

/** The smallest scene stands for all of them in a journey. */
function tierOf(file: string, fault: (typeof faults)[number]) {
	return journeyIf(file === 'fonts/onest-outlines.json' && fault === 'is not there');
}

function press(page: Page, name: string) {
	return page.getByRole('button', { name, exact: true }).first().press('Enter');
}

function spoil(page: Page, file: string, fault: (typeof faults)[number]) {
	return page.route(`**/${file}`, async (route) => {
		if (fault === 'is not there') return route.fulfill({ status: 404, body: 'Not found' });
		if (fault === 'is a page')
			return route.fulfill({
				contentType: 'text/html',
				body: '<!doctype html><title>Hello</title>',
			});
		const answer = await route.fetch();
		const body = await answer.body();
		return route.fulfill({
			contentType: answer.headers()['content-type'] ?? '',
			body: body.subarray(0, Math.floor(body.length / 2)),
		});
	});
}
