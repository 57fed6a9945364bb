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
		await expect(page.getByRole('status')).toContainText('seen from the');

		await cube.changes('a layer', press('u'));
		await expect(score).toHaveText('1');
		await cube.changes('the layer back', press('Shift+U'));
		await expect(score).toHaveText('0');
		await cube.changes('scrambled', click(t.scramble));
		await expect(score).toHaveText('0');
		await cube.changes('solved', click(t.solve));
		await expect(score).toHaveText('0');
		await expect(page.getByRole('button', { name: t.solve })).toBeDisabled();

		await cube.rest();
		expect(await cube.ownFrames()).toBe(0);
		expect(await cube.counts()).toMatchObject({ waiting: 0 });
		await cube.leaveAndReturn();
	});

	test('comes back when its context was lost, and shows a message until then', {
		tag: '@matrix',
	}, async ({ page }) => {
		const cube = new StagePage(page);
		await cube.open(path);
		await cube.rest();
		const before = await cube.picture();
		await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
			const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
			Object.assign(window, { giveBack: () => loss?.restoreContext() });
			loss?.loseContext();
		});
		await expect(page.getByRole('main').getByText(s.lost)).toBeVisible();
		await page.evaluate(() => (window as unknown as { giveBack: () => void }).giveBack());
		await cube.ready();
		await cube.rest();
		expect(await cube.picture()).toBe(before);
		await page.locator('.stage-view').focus();
		await cube.changes('turned', () => page.keyboard.press('ArrowRight'));
	});

	test('the scene fills the screen until Space or Backspace, and the footer stays hidden', {
		tag: '@matrix',
	}, async ({ page }) => {
		await new StagePage(page).open(path);
		const full = () => page.evaluate(() => document.fullscreenElement?.nodeName);
		const height = () => page.locator('canvas').evaluate((canvas) => canvas.clientHeight);
		const small = await height();
		await page.getByRole('button', { name: s.canvasFull }).click();
		await expect.poll(full).toBe('DIV');
		await expect.poll(height).toBeGreaterThan(small);
		await page.getByRole('button', { name: s.leaveFull }).first().click();
		await expect.poll(full).toBeUndefined();
		for (const key of ['Space', 'Backspace']) {
			await page.getByRole('button', { name: s.canvasFull }).click();
			await expect.poll(full).toBe('DIV');
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

	test('is shown in pictures where there is no WebGL', { tag: '@matrix' }, async ({ page }) => {
		await page.addInitScript(() => {
			HTMLCanvasElement.prototype.getContext = () => null;
		});
		await page.goto(path);
		await expect(page.getByRole('main').getByText(s.none)).toBeVisible();
		await expect(page.getByRole('img', { name: t.still.front })).toBeVisible();
	});
});

test.describe('on a phone', () => {
	test.use({ reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } });

	test('it takes the place of its still at once, and the panel is whole', async ({ page }) => {
		test.slow();
		// The longest words.
		const { parts, scramble, lesson } = messages.uk;
		const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
		const hidden = () =>
			page.locator('.stage-controls').evaluate((it) => it.scrollHeight - it.clientHeight);
		await page.addInitScript(() => {
			const changes = { attributes: true, attributeFilter: ['data-state'], subtree: true };
			new MutationObserver(() => {
				const view = document.querySelector('[data-state=ready] > .stage-view');
				if (view) Object.assign(window, { opacity: getComputedStyle(view).opacity });
			}).observe(document, changes);
		});
		await new StagePage(page).open(`/uk${path}`);
		expect(await page.evaluate('opacity')).toBe('1');
		await press(scramble);
		// The solver works on while another part is opened.
		await press(parts.lesson);
		await expect(page.getByRole('button', { name: lesson.start })).toBeEnabled();
		await press(lesson.start);
		await expect(page.getByRole('button', { name: lesson.next })).toBeVisible();
		expect(await hidden()).toBe(0);
		for (const part of [parts.sequence, parts.play]) {
			await press(part);
			await expect.poll(hidden, part).toBe(0);
		}
	});
});
