import { cube3d as messages } from '#i18n/messages/cube3d/index.ts';
import { stage } from '#i18n/messages/stage/index.ts';
import { countDraws, takeCounts, takePicture, untilChanged, untilReady } from './pages/scene.ts';
import { expect, test } from './test.ts';

const path = '/extra/graphics/cube3d';
const t = messages.en;
const s = stage.en;

test.use({ reducedMotion: 'reduce', viewport: { width: 700, height: 640 } });

test.describe('the cube of cubes', () => {
	test.slow();

	test('is drawn in at most 8 calls, rests, and follows keys, buttons and steps back', async ({
		page,
	}) => {
		await countDraws(page);
		await page.goto(path);
		await untilReady(page);
		const first = await takePicture(page);
		await takeCounts(page);

		await page.locator('.stage-view').focus();
		await page.keyboard.press('ArrowLeft');
		const turned = await untilChanged(page, first);
		const { mostDraws } = await takeCounts(page);
		expect(mostDraws).toBeGreaterThan(2);
		expect(mostDraws).toBeLessThanOrEqual(8);
		await expect(page.locator('.stage-spoken')).toContainText('seen from the');

		await page.keyboard.press('u');
		const layer = await untilChanged(page, turned);
		await page.keyboard.press('Shift+U');
		await untilChanged(page, layer);
		await expect(page.locator('.cube3d-score dd').first()).toHaveText('2');

		await page.getByRole('button', { name: t.scramble }).click();
		const scrambled = await untilChanged(page, layer);
		await expect(page.locator('.cube3d-score dd').first()).toHaveText('0');
		await page.getByRole('button', { name: t.solve }).click();
		await untilChanged(page, scrambled);
		await expect(page.getByRole('button', { name: t.solve })).toBeDisabled();

		await takeCounts(page);
		await page.waitForTimeout(1000);
		expect((await takeCounts(page)).frames).toBe(0);
	});

	test('comes back when its context was lost, and says so meanwhile', async ({ page }) => {
		await page.goto(path);
		await untilReady(page);
		await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
			const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
			Object.assign(window, { giveBack: () => loss?.restoreContext() });
			loss?.loseContext();
		});
		await expect(page.getByText(s.lost)).toBeVisible();
		await page.evaluate(() => (window as unknown as { giveBack: () => void }).giveBack());
		await untilReady(page);
		const before = await takePicture(page);
		await page.locator('.stage-view').focus();
		await page.keyboard.press('ArrowRight');
		await untilChanged(page, before);
	});

	test('fills the screen until Space or Backspace, and keeps whether the footer is hidden', async ({
		page,
	}) => {
		await page.goto(path);
		await untilReady(page);
		for (const [button, key] of [
			[s.canvasFull, 'Space'],
			[s.documentFull, 'Backspace'],
		] as const) {
			await page.getByRole('button', { name: button }).click();
			await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
			await page.keyboard.press(key);
			await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
		}
		await page.getByRole('button', { name: s.hideFooter }).click();
		await expect(page.locator('footer')).toBeHidden();
		await page.reload();
		await expect(page.getByRole('button', { name: s.showFooter })).toBeVisible();
		await expect(page.locator('footer')).toBeHidden();
	});

	test('is shown in pictures where there is no WebGL', async ({ page }) => {
		await page.addInitScript(() => {
			HTMLCanvasElement.prototype.getContext = () => null;
		});
		await page.goto(path);
		await untilReady(page, 'none');
		await expect(page.getByText(s.none)).toBeVisible();
		await expect(page.getByRole('img', { name: t.still.front })).toBeVisible();
	});
});

test.describe('when its motifs do not come', () => {
	test.use({ expectedErrors: [/status of 404/] });

	test('the cubes are of bare cloth, and the visitor is told', async ({ page }) => {
		test.slow();
		await page.route('**/cube-faces.webp', (route) => route.fulfill({ status: 404 }));
		await page.goto(path);
		await untilReady(page);
		await expect(page.getByText('cube-faces.webp')).toBeVisible();
	});
});
