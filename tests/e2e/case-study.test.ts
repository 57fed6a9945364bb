import type { Page } from '@playwright/test';
import { common } from '#i18n/messages/common/index.ts';
import { CaseStudyPage, findCaseStudy } from './pages/case-study.ts';
import { actionsLoaded } from './pages/loading.ts';
import { coarsePixels } from './pages/stage.ts';
import { expect, test } from './test.ts';

test('a picture opens large where it is pressed, leads to the next one, and Escape gives the focus back', async ({
	page,
}) => {
	const study = new CaseStudyPage(page);
	await study.open(findCaseStudy('popovertarget="text-'));
	const [openers, pictures] = [study.main.locator('.enlarge'), study.main.locator('.enlarged')];
	const count = await openers.count();
	expect(count).toBeGreaterThan(1);
	await study.main
		.locator('.case-picture')
		.first()
		.click({ position: { x: 20, y: 20 } });
	await expect(study.enlarged.locator('img')).toBeVisible();
	await study.close.click();
	await expect(study.enlarged).toBeHidden();

	await openers.first().press('Enter');
	await expect(study.close).toBeFocused();
	await actionsLoaded(page);
	await page.keyboard.press('ArrowRight');
	await expect(pictures.first()).toBeHidden();
	await expect(pictures.nth(1)).toBeVisible();
	await pictures.nth(1).getByRole('button', { name: common.en.slider.previous }).click();
	await expect(pictures.first()).toBeVisible();
	await page.keyboard.press('ArrowLeft');
	await expect(pictures.nth(count - 1)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(pictures.nth(count - 1)).toBeHidden();
	await expect(openers.nth(count - 1)).toBeFocused();
});

test('the divider between before and after is moved by the arrow keys and by a press', async ({
	page,
}) => {
	const study = new CaseStudyPage(page);
	await study.open(findCaseStudy('data-compare'));
	const sides = study.main.locator('.compare-sides').first();
	const before = sides.locator('> div').first();
	await expect(before).toHaveCSS('clip-path', 'inset(0px 50% 0px 0px)');
	await study.divider.press('ArrowLeft');
	await expect(before).toHaveCSS('clip-path', 'inset(0px 51% 0px 0px)');
	const { width = 0 } = (await sides.boundingBox()) ?? {};
	await sides.click({ position: { x: width * 0.8, y: 40 } });
	const at = () => sides.evaluate((element) => element.style.getPropertyValue('--at'));
	await expect.poll(async () => Number.parseInt(await at(), 10)).toBeGreaterThan(75);
});

test.describe('a scene', () => {
	test.use(coarsePixels);
	test.slow();

	test('is a picture until it is reached, and its button then leads back to the picture', async ({
		page,
	}) => {
		const study = await openScene(page);
		await study.scene.hover({ position: { x: 40, y: 40 } });
		await expect(study.scene.locator('[data-state=ready]')).toBeVisible({ timeout: 90_000 });
		await expect(study.canvas).toBeVisible();
		await study.stopScene.press('Enter');
		await expect(study.canvas).toHaveCount(0);
		await expect(study.scene.locator('img')).toBeVisible();
	});

	test('waits for its button under reduced motion', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const study = await openScene(page);
		await study.scene.hover({ position: { x: 40, y: 40 } });
		await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
		await expect(study.canvas).toHaveCount(0);
		await study.startScene.press('Enter');
		await expect(study.canvas).toBeAttached();
	});
});

async function openScene(page: Page) {
	const study = new CaseStudyPage(page);
	await study.open(findCaseStudy('component-export="CaseScene"'));
	await page.waitForLoadState('networkidle');
	await expect(study.canvas).toHaveCount(0);
	return study;
}
