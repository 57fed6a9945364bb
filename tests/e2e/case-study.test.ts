import { caseStudy } from '#i18n/messages/case-study/index.ts';
import { common } from '#i18n/messages/common/index.ts';
import { CaseStudyPage, findCaseStudy, listCaseStudies } from './pages/case-study.ts';
import { actionsLoaded } from './pages/loading.ts';
import { coarsePixels } from './pages/stage.ts';
import { measureVisibleText } from './pages/visible-text.ts';
import { expect, test } from './test.ts';

const [first = '', second = ''] = listCaseStudies();

test('nothing moves while a case study loads', { tag: '@matrix' }, async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(window, { shift: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const shift = Number(Reflect.get(entry, 'value'));
				Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + shift });
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	const study = new CaseStudyPage(page, 'uk');
	for (const path of [first, second]) {
		await study.open(path);
		await page.waitForLoadState('networkidle');
		// Where the text font comes after the first paint, a word here and there becomes a pixel wider.
		expect(Number(await page.evaluate(() => Reflect.get(window, 'shift')))).toBeLessThan(0.001);
	}
});

test.describe('a picture', () => {
	test('opens large where it is pressed, and Escape brings back the page and the focus', async ({
		page,
	}) => {
		const study = new CaseStudyPage(page);
		await study.open(findCaseStudy('popovertarget="text-'));
		const picture = study.main.locator('.case-picture').first();
		await picture.scrollIntoViewIfNeeded();
		await picture.click({ position: { x: 20, y: 20 } });
		await expect(study.enlarged).toBeVisible();
		await expect(study.enlarged.locator('img')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(study.enlarged).toBeHidden();
		await study.enlarge.press('Enter');
		await expect(study.enlarged).toBeVisible();
		await study.close.click();
		await expect(study.enlarged).toBeHidden();
		await expect(study.enlarge).toBeFocused();
	});

	test('takes the focus, goes to the next and the previous by keys and buttons, and gives the focus back', {
		tag: '@matrix',
	}, async ({ page }) => {
		const study = new CaseStudyPage(page);
		await study.open(findCaseStudy('popovertarget="text-'));
		const openers = study.main.locator('.enlarge');
		const pictures = study.main.locator('.enlarged');
		const count = await openers.count();
		expect(count).toBeGreaterThan(1);
		await openers.first().press('Enter');
		await expect(study.close).toBeFocused();
		await actionsLoaded(page);

		await page.keyboard.press('ArrowRight');
		await expect(pictures.first()).toBeHidden();
		await expect(pictures.nth(1)).toBeVisible();
		await expect(pictures.nth(1).locator('[autofocus]')).toBeFocused();
		const previous = common.en.slider.previous;
		await pictures.nth(1).getByRole('button', { name: previous }).click();
		await expect(pictures.first()).toBeVisible();
		await expect(pictures.first().getByRole('button', { name: previous })).toBeFocused();
		await page.keyboard.press('ArrowLeft');
		await expect(pictures.nth(count - 1)).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(pictures.nth(count - 1)).toBeHidden();
		await expect(openers.nth(count - 1)).toBeFocused();
	});

	test.describe('without scripts', () => {
		test.use({ javaScriptEnabled: false });

		test('opens as well, and its file is a link', { tag: '@matrix' }, async ({ page, request }) => {
			const study = new CaseStudyPage(page);
			await study.open(findCaseStudy('popovertarget="text-'));
			await study.enlarge.click();
			await expect(study.enlarged).toBeVisible();
			const file = await study.enlarged.getByRole('link').getAttribute('href');
			expect((await request.head(file ?? '')).headers()['content-type']).toBe('image/webp');
		});
	});
});

test.describe('before and after', () => {
	test('the arrow keys move the divider', async ({ page }) => {
		const study = new CaseStudyPage(page);
		await study.open(findCaseStudy('data-compare'));
		const sides = study.main.locator('.compare-sides').first();
		const before = sides.locator('> div').first();
		await expect(before).toHaveCSS('clip-path', 'inset(0px 50% 0px 0px)');
		await study.divider.focus();
		await study.divider.press('ArrowLeft');
		await expect(before).toHaveCSS('clip-path', 'inset(0px 51% 0px 0px)');
		await study.divider.press('Home');
		await expect(before).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)');
	});

	test('a press on the picture brings the divider there', { tag: '@matrix' }, async ({ page }) => {
		const study = new CaseStudyPage(page);
		await study.open(findCaseStudy('data-compare'));
		const sides = study.main.locator('.compare-sides').first();
		await sides.scrollIntoViewIfNeeded();
		const box = await sides.boundingBox();
		if (!box) throw new Error('The pictures are not on the page.');
		await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2);
		const at = () => sides.evaluate((element) => element.style.getPropertyValue('--at'));
		await expect.poll(async () => Number.parseInt(await at(), 10)).toBeGreaterThan(75);
	});

	test.describe('without scripts', () => {
		test.use({ javaScriptEnabled: false });

		test('the pictures are side by side under their names', { tag: '@matrix' }, async ({
			page,
		}) => {
			const study = new CaseStudyPage(page);
			await study.open(findCaseStudy('data-compare'));
			await expect(study.divider).toBeHidden();
			const sides = study.main.locator('.compare-sides > div');
			const boxes = [await sides.nth(0).boundingBox(), await sides.nth(1).boundingBox()];
			expect(boxes[0]?.y).toBe(boxes[1]?.y);
			expect(boxes[1]?.x).toBeGreaterThan((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0) - 1);
			await expect(sides.nth(0)).toContainText(caseStudy.en.before);
			await expect(sides.nth(1)).toContainText(caseStudy.en.after);
		});
	});
});

test.describe('a scene', () => {
	test.use(coarsePixels);

	const address = findCaseStudy('component-export="CaseScene"');

	test('is a picture until it is reached, and its button then leads back to the picture', async ({
		page,
	}) => {
		test.slow();
		const study = new CaseStudyPage(page);
		await study.open(address);
		await page.waitForLoadState('networkidle');
		await expect(study.canvas).toHaveCount(0);
		await study.scene.hover({ position: { x: 40, y: 40 } });
		await expect(study.scene.locator('[data-state=ready]')).toBeVisible({ timeout: 90_000 });
		await expect(study.canvas).toBeVisible();
		await expect(study.startScene).toHaveCount(0);
		await study.stopScene.press('Enter');
		await expect(study.canvas).toHaveCount(0);
		await expect(study.scene.locator('img')).toBeVisible();
	});

	test('waits for its button under reduced motion', { tag: '@matrix' }, async ({ page }) => {
		test.slow();
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const study = new CaseStudyPage(page);
		await study.open(address);
		await study.scene.hover({ position: { x: 40, y: 40 } });
		await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
		await expect(study.canvas).toHaveCount(0);
		await study.startScene.press('Enter');
		await expect(study.canvas).toBeAttached();
	});
});

test.describe('on paper', () => {
	test('it is an article: at least 98 % of its text, no navigation, no buttons', {
		tag: '@matrix',
	}, async ({ page }) => {
		await page.emulateMedia({ media: 'print' });
		const study = new CaseStudyPage(page, 'es');
		for (const path of listCaseStudies()) {
			await study.open(path);
			const { share, unseen } = await measureVisibleText(page);
			const missing = share >= 0.98 ? [] : unseen;
			expect([path, missing]).toEqual([path, []]);
			await expect(study.main.getByRole('button')).toHaveCount(0);
			await expect(study.others).toBeHidden();
		}
	});
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('all of the text can be read', { tag: '@matrix' }, async ({ page }) => {
		const study = new CaseStudyPage(page);
		for (const path of listCaseStudies()) {
			await study.open(path);
			const { share, all, unseen } = await measureVisibleText(page);
			expect(all).toBeGreaterThan(2000);
			expect([path, share >= 0.98 ? [] : unseen]).toEqual([path, []]);
		}
	});
});

test('no word of the heading of a table is broken on a phone', { tag: '@matrix' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 800 });
	for (const path of listCaseStudies()) {
		await page.goto(path);
		const broken = await page.locator('.case-text th').evaluateAll((cells) =>
			cells.flatMap((cell) => {
				const [text] = cell.childNodes;
				if (!text) return [];
				const words = [...(text.textContent ?? '').matchAll(/\S+/g)];
				return words.flatMap(({ 0: word, index }) => {
					const range = document.createRange();
					range.setStart(text, index);
					range.setEnd(text, index + word.length);
					const lines = new Set([...range.getClientRects()].map(({ top }) => top));
					return lines.size > 1 && !word.includes('-') ? [word] : [];
				});
			}),
		);
		expect(broken, path).toEqual([]);
	}
});
