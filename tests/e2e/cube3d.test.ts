import { cube3d as messages } from '#i18n/messages/cube3d/index.ts';
import { stage } from '#i18n/messages/stage/index.ts';
import { coarsePixels, StagePage } from './pages/stage.ts';
import { expect, test } from './test.ts';

const path = '/extra/graphics/cube3d';
const t = messages.en;
const s = stage.en;

test.use({ ...coarsePixels, reducedMotion: 'reduce', viewport: { width: 700, height: 640 } });

test.describe('the cube of cubes', () => {
	test.slow();

	test('is drawn in at most 8 calls, rests, and follows keys, buttons and steps back', async ({
		page,
	}) => {
		const cube = new StagePage(page);
		const press = (key: string) => () => page.keyboard.press(key);
		const click = (name: string) => () => page.getByRole('button', { name }).press('Enter');
		const score = page.locator('.cube3d-score dd').first();
		await cube.open(path);
		await cube.rest();
		await cube.counts();

		await page.locator('.stage-view').focus();
		await cube.changes('turned', press('ArrowLeft'));
		const { mostDraws } = await cube.counts();
		expect(mostDraws).toBeGreaterThan(2);
		expect(mostDraws).toBeLessThanOrEqual(8);
		await expect(page.locator('.stage-spoken')).toContainText('seen from the');

		await cube.changes('a layer', press('u'));
		await cube.changes('the layer back', press('Shift+U'));
		await expect(score).toHaveText('2');
		await cube.changes('scrambled', click(t.scramble));
		await expect(score).toHaveText('0');
		await cube.changes('solved', click(t.solve));
		await expect(page.getByRole('button', { name: t.solve })).toBeDisabled();

		await cube.rest();
		expect(await cube.ownFrames()).toBe(0);
		expect(await cube.counts()).toMatchObject({ waiting: 0 });
	});

	test('comes back when its context was lost, and shows a message until then', async ({ page }) => {
		const cube = new StagePage(page);
		await cube.open(path);
		await cube.rest();
		const before = await cube.picture();
		await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
			const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
			Object.assign(window, { giveBack: () => loss?.restoreContext() });
			loss?.loseContext();
		});
		await expect(page.getByText(s.lost)).toBeVisible();
		await page.evaluate(() => (window as unknown as { giveBack: () => void }).giveBack());
		await cube.ready();
		await cube.rest();
		expect(await cube.picture()).toBe(before);
		await page.locator('.stage-view').focus();
		await cube.changes('turned', () => page.keyboard.press('ArrowRight'));
	});

	test('the scene and the page fill the screen until Space or Backspace, and the footer stays hidden', async ({
		page,
	}) => {
		await new StagePage(page).open(path);
		const full = () => page.evaluate(() => document.fullscreenElement?.nodeName);
		const height = () => page.locator('canvas').evaluate((canvas) => canvas.clientHeight);
		const small = await height();
		await page.getByRole('button', { name: s.canvasFull }).click();
		await expect.poll(full).toBe('DIV');
		await expect.poll(height).toBeGreaterThan(small);
		await page.getByRole('button', { name: s.leaveFull }).first().click();
		await expect.poll(full).toBeUndefined();
		for (const [button, element, key] of [
			[s.canvasFull, 'DIV', 'Space'],
			[s.documentFull, 'HTML', 'Backspace'],
		] as const) {
			await page.getByRole('button', { name: button }).click();
			await expect.poll(full).toBe(element);
			await page.keyboard.press(key);
			await expect.poll(full).toBeUndefined();
		}

		await page.getByRole('button', { name: s.hideFooter }).click();
		await expect(page.locator('footer')).toBeHidden();
		await page.reload();
		await expect(page.locator('footer')).toBeHidden();
		await page.getByRole('button', { name: s.showFooter }).click();
		await expect(page.locator('footer')).toBeVisible();
	});

	test('is shown in pictures where there is no WebGL', async ({ page }) => {
		await page.addInitScript(() => {
			HTMLCanvasElement.prototype.getContext = () => null;
		});
		await page.goto(path);
		await expect(page.getByText(s.none)).toBeVisible();
		await expect(page.getByRole('img', { name: t.still.front })).toBeVisible();
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test('a finger that goes up on the cube turns a layer, and beside it scrolls the page', async ({
		page,
	}) => {
		test.slow();
		const cube = new StagePage(page);
		await cube.open(path);
		await cube.rest();
		const canvas = page.locator('.stage-view canvas');
		await canvas.evaluate((element) => element.scrollIntoView({ block: 'center' }));
		const box = await canvas.boundingBox();
		const panel = await page.locator('.stage-panel').boundingBox();
		const pad = await page.locator('.stage-pad').boundingBox();
		if (!box || !panel || !pad) throw new Error('There is no stage.');
		const middle = {
			x: (pad.x + pad.width + box.x + box.width) / 2,
			y: (box.y + Math.min(panel.y, box.y + box.height)) / 2,
		};
		const session = await page.context().newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: [number, number]) =>
			session.send('Input.dispatchTouchEvent', {
				type,
				touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
			});
		async function dragUp(x: number, y: number) {
			await touch('touchStart', [x, y]);
			for (let step = 1; step <= 8; step += 1) await touch('touchMove', [x, y - step * 8]);
			await touch('touchEnd');
		}
		const scrolled = () => page.evaluate(() => scrollY);
		const before = await scrolled();
		const score = page.locator('.cube3d-score dd').first();
		await dragUp(middle.x, middle.y + 30);
		await expect(score).toHaveText('1');
		expect(await scrolled()).toBe(before);
		await dragUp(box.x + box.width - 6, box.y + 90);
		await expect.poll(scrolled).toBeGreaterThan(before);
		await expect(score).toHaveText('1');
	});
});
