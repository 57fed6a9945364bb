import { cube3d as messages } from '#i18n/messages/cube3d/index.ts';
import { stage } from '#i18n/messages/stage/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { findFaults, loadAxe } from './axe.ts';
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
		await expect(page.getByText(s.lost)).toBeVisible();
		await page.evaluate(() => (window as unknown as { giveBack: () => void }).giveBack());
		await cube.ready();
		await cube.rest();
		expect(await cube.picture()).toBe(before);
		await page.locator('.stage-view').focus();
		await cube.changes('turned', () => page.keyboard.press('ArrowRight'));
	});

	test('the scene and the page fill the screen until Space or Backspace, and the footer stays hidden', {
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

	test('is shown in pictures where there is no WebGL', { tag: '@matrix' }, async ({ page }) => {
		await page.addInitScript(() => {
			HTMLCanvasElement.prototype.getContext = () => null;
		});
		await page.goto(path);
		await expect(page.getByText(s.none)).toBeVisible();
		await expect(page.getByRole('img', { name: t.still.front })).toBeVisible();
	});
});

test.describe('the solver and typed algorithms', () => {
	test.slow();
	// A solver that is missing.
	test.use({ expectedErrors: [/status of 404/, /solve the cube/] });

	test('a scramble is shown, and its solution has at most 22 turns', { tag: '@matrix' }, async ({
		page,
	}) => {
		await new StagePage(page).open(path);
		const name = page.locator('.stage-view');
		await page.getByRole('button', { name: t.scramble }).press('Enter');
		await expect(page.getByText(/^Scramble: (([UDLRFB][2′]?) ?){10,22}$/)).toBeVisible();
		await expect(name).toHaveAccessibleName(new RegExp(t.unsolved));
		await page.getByRole('button', { name: t.solve }).press('Enter');
		const solution = page.getByText(/^Solution in \d+ turns: /);
		await expect(solution).toBeVisible();
		const [, turns] = /in (\d+) turns/.exec((await solution.textContent()) ?? '') ?? [];
		expect(Number(turns)).toBeLessThanOrEqual(22);
		await expect(name).toHaveAccessibleName(new RegExp(`: ${t.solved}`));
	});

	test('keys make half turns, wide turns and turns of the whole cube', { tag: '@matrix' }, async ({
		page,
	}) => {
		await new StagePage(page).open(path);
		const name = page.locator('.stage-view');
		const mode = page.locator('.cube3d-mode');
		const next = (key: string) => (key === '2' ? t.next.half : t.next.wide);
		await name.focus();
		for (const [keys, turn] of [
			['2 r', 'R2'],
			['w r', 'Rw'],
			['Shift+Y', 'y′'],
		] as const) {
			const pressed = keys.split(' ');
			for (const key of pressed) {
				await page.keyboard.press(key);
				if (key !== pressed.at(-1)) await expect(mode).toContainText(next(key));
			}
			await expect(mode).toBeEmpty();
			await expect(name).toHaveAccessibleName(new RegExp(`last turn ${turn}(,|$)`));
		}
	});

	test('a search can be cancelled; if it does not start, a message is shown, and it can be tried again', {
		tag: '@matrix',
	}, async ({ page }) => {
		const address = /solver-worker/;
		await page.route(address, () => {});
		await new StagePage(page).open(path);
		const state = page.locator('.cube3d-sequence[role=status]');
		await page.getByRole('button', { name: t.scramble }).press('Enter');
		await expect(state).toHaveText(t.thinking.scramble);
		await page.getByRole('button', { name: t.cancel }).press('Enter');
		await expect(state).toBeEmpty();
		await expect(page.getByRole('button', { name: t.cancel })).toHaveCount(0);

		await page.unroute(address);
		await page.route(address, (route) => route.fulfill({ status: 404, body: '' }));
		await page.getByRole('button', { name: t.scramble }).press('Enter');
		await expect(state).toHaveText(t.noSolver);
		await page.unroute(address);
		await page.getByRole('button', { name: t.scramble }).press('Enter');
		await expect(page.locator('.cube3d-sequence.quiet')).toContainText('Scramble: ');
		await expect(state).toBeEmpty();
	});

	test('an algorithm is run, and a mistake is named with its place', { tag: '@matrix' }, async ({
		page,
	}) => {
		await new StagePage(page).open(path);
		await page.getByRole('button', { name: t.parts.sequence }).click();
		const field = page.getByRole('textbox', { name: t.sequence.field });
		await field.fill("R U Q'");
		await field.press('Enter');
		const fault = page.locator('#cube3d-sequence-fault');
		await expect(fault).toHaveText("Character 5: “Q'” is not a turn.");
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await field.fill("(R U R' U')2");
		await field.press('Enter');
		await expect(page.locator('.cube3d-score dd').first()).toHaveText('8');
		await expect(fault).toBeEmpty();
	});
});

test.describe('times, lesson and colours', () => {
	test.slow();

	test('a scrambled cube is solved step by step, forwards and back', { tag: '@matrix' }, async ({
		page,
	}) => {
		await new StagePage(page).open(path);
		const name = page.locator('.stage-view');
		await name.focus();
		for (const key of ['r', 'u']) await page.keyboard.press(key);
		await page.getByRole('button', { name: t.parts.lesson }).click();
		await page.getByRole('button', { name: t.lesson.start }).click();
		await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
		const next = page.getByRole('button', { name: t.lesson.next });
		await next.press('Enter');
		await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible();
		await page.getByRole('button', { name: t.lesson.back, exact: true }).press('Enter');
		await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
		const [, count] =
			/of (\d+)/.exec((await page.getByText(/^Step 1 of/).textContent()) ?? '') ?? [];
		for (let step = 0; step < Number(count); step += 1) await next.press('Enter');
		await expect(page.getByText(t.lesson.solved)).toBeVisible();
		await expect(name).toHaveAccessibleName(new RegExp(`: ${t.solved}`));
	});

	test('a solve is timed, kept and can be given a penalty', async ({ page }) => {
		await page.addInitScript(() => {
			if (!localStorage.getItem('cube3d')) localStorage.setItem('cube3d', 'R U|||0');
		});
		await new StagePage(page).open(path);
		await page.locator('.stage-view').focus();
		for (const key of ['Shift+U', 'Shift+R']) await page.keyboard.press(key);
		await expect(page.locator('.cube3d-won')).toContainText(/Solved in \d+\.\d\d with 2 turns\./);
		await page.getByRole('button', { name: t.parts.times }).click();
		const single = page.getByRole('row', { name: t.times.single }).getByRole('cell');
		await expect(single.first()).toHaveText(/^\d+\.\d\d$/);
		await page.getByRole('button', { name: 'DNF' }).click();
		await expect(single).toHaveText(['DNF', 'DNF']);
		await page.reload();
		await page.getByRole('button', { name: t.parts.times }).click();
		await expect(single).toHaveText(['DNF', 'DNF']);
		await page.getByRole('button', { name: t.times.remove }).click();
		await expect(page.getByText(t.times.empty)).toBeVisible();
	});

	test('plain colours change the picture and are kept', { tag: '@matrix' }, async ({ page }) => {
		const cube = new StagePage(page);
		await cube.open(path);
		await cube.rest();
		const box = page.getByRole('checkbox', { name: t.plain });
		await cube.changes('plain', () => box.press('Space'));
		await page.reload();
		await expect(box).toBeChecked();
	});
});

for (const [width, height] of [
	[390, 844],
	[1366, 768],
] as const) {
	test.describe(`in a window of ${width} × ${height}`, () => {
		test.use({ viewport: { width, height } });
		test.slow();

		for (const locale of ['en', 'uk', 'es'] as const) {
			test(`each part of the panel is whole without scrolling: ${locale}`, {
				tag: '@matrix',
			}, async ({ page }) => {
				const words = messages[locale];
				await new StagePage(page).open(localizePath(locale, path));
				await page.getByRole('button', { name: words.scramble }).press('Enter');
				await expect(page.locator('.cube3d-sequence.quiet')).toBeVisible();
				for (const part of Object.values(words.parts)) {
					await page.getByRole('button', { name: part, exact: true }).press('Enter');
					const hidden = await page
						.locator('.stage-controls')
						.evaluate((panel) => [
							panel.scrollHeight - panel.clientHeight,
							panel.scrollWidth - panel.clientWidth,
						]);
					expect(hidden, part).toEqual([0, 0]);
					await loadAxe(page);
					const faults = await findFaults(page, { rules: 'all', within: '.stage-panel' });
					expect(faults, part).toEqual([]);
				}
			});
		}
	});
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test('a finger that goes up on the cube turns a layer, and beside it scrolls the page', {
		tag: '@matrix',
	}, async ({ page }) => {
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
