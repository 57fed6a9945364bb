import { couture } from '#i18n/messages/couture/index.ts';
import { stage as stageMessages } from '#i18n/messages/stage/index.ts';
import { CouturePage } from '../pages/couture.ts';
import { coarsePixels } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

const t = couture.en;

test.use({ ...coarsePixels, viewport: { width: 700, height: 560 }, reducedMotion: 'reduce' });
test.describe.configure({ timeout: 120_000 });

test('a logo lies on the sleeves as well, and all is there again when the context was lost', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	const view = page.locator('.stage-view');
	await couturePage.open();
	await couturePage.brand('Logo 2');
	for (const place of ['sleeve-left', 'sleeve-right'] as const) {
		await couturePage.changes(place, () => couturePage.press(t.places[place]));
		await expect(view).toHaveAccessibleName(new RegExp(`logo 2 ${t.description.places[place]}`));
		// What is turned and changes the picture can be seen.
		await couturePage.changes(`turned ${place}`, () => couturePage.slide(t.turn, 45));
		await couturePage.slide(t.turn, 0);
		await couturePage.rest();
	}
	await couturePage.press(t.branding);
	await couturePage.rest();

	const before = await couturePage.picture();
	await page.evaluate(() => {
		const loss = window.drawing.alive().at(-1)?.getExtension('WEBGL_lose_context');
		Object.assign(window, { giveBack: () => loss?.restoreContext() });
		loss?.loseContext();
	});
	await expect(page.getByText(stageMessages.en.lost)).toBeVisible();
	await page.evaluate(() => (window as unknown as { giveBack: () => void }).giveBack());
	await couturePage.ready();
	await expect.poll(() => couturePage.picture(), { timeout: 20_000 }).toBe(before);
	await couturePage.changes('red', async () => {
		await couturePage.press(t.colour);
		await couturePage.press(t.colours.red);
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test('a finger drags a logo over the cloth, and neither view nor page goes with it', async ({
		page,
	}) => {
		const couturePage = new CouturePage(page);
		const view = page.locator('.stage-view');
		await couturePage.open();
		await couturePage.brand('Logo 1');
		const canvas = page.locator('.stage-view canvas');
		await canvas.evaluate((element) => element.scrollIntoView({ block: 'start' }));
		const box = await canvas.boundingBox();
		const panel = await page.locator('.stage-panel').boundingBox();
		const pad = await page.locator('.stage-pad').boundingBox();
		if (!box || !panel || !pad) throw new Error('There is no stage.');
		// The garment is in the middle of what the buttons on the left leave free.
		const x = (pad.x + pad.width + box.x + box.width) / 2;
		const bottom = Math.min(panel.y, box.y + box.height);
		let y = box.y + 20;
		for (; y < bottom; y += 6) {
			await page.mouse.move(x, y);
			if ((await canvas.evaluate((element) => element.style.cursor)) === 'move') break;
		}
		expect(y).toBeLessThan(bottom);
		const name = await view.getAttribute('aria-label');
		const scrolled = await page.evaluate(() => scrollY);

		await couturePage.changes('dragged', async () => {
			const session = await page.context().newCDPSession(page);
			const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: [number, number]) =>
				session.send('Input.dispatchTouchEvent', {
					type,
					touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
				});
			await touch('touchStart', [x, y + 4]);
			for (let step = 1; step <= 5; step += 1)
				await touch('touchMove', [x + step * 4, y + 4 + step * 3]);
			await touch('touchEnd');
		});
		const { positionX, positionY } = await page.evaluate(
			() => JSON.parse(localStorage.modelsSettings).menShirt1.settings.logo,
		);
		expect(positionX).toBeGreaterThan(0.05);
		expect(positionY).toBeLessThan(-0.03);
		await expect(view).toHaveAccessibleName(name ?? '');
		expect(await page.evaluate(() => scrollY)).toBe(scrolled);
	});
});
