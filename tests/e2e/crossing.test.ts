import type { Page } from '@playwright/test';
import { common } from '#i18n/messages/common/index.ts';
import { listCaseStudies } from './pages/case-study.ts';
import { projects } from './pages/content.ts';
import { expect, journeyIf, test } from './test.ts';

const studies = new Set(listCaseStudies().map((path) => path.split('/').at(-1)));
const [first] = projects
	.filter(({ id, featured }) => featured !== undefined && studies.has(id))
	.map(({ id }) => id);

test.beforeEach(async ({ page }) => {
	await page.addInitScript(() => {
		addEventListener('pagereveal', ({ viewTransition }) => {
			// Two things of one name on a page end the transition before it is ready.
			viewTransition?.ready.then(() => {
				const parts = document.getAnimations().map(({ effect }) => effect);
				Object.assign(window, {
					crossed: parts
						.map((part) => (part instanceof KeyframeEffect ? part.pseudoElement : null))
						.filter((name) => name?.startsWith('::view-transition-group')),
				});
			});
		});
	});
});

for (const from of ['/', '/projects']) {
	test(
		`a cover crosses over from ${from} into the page of its case study, and back`,
		journeyIf(from === '/projects'),
		async ({ page }) => {
			await page.goto(from);
			await page.locator(`main a[href="/projects/${first}"]`).first().click();
			await expect(page).toHaveURL(new RegExp(`/projects/${first}$`));
			await expectCrossing(page, `cover-${first}`);
			await page.goBack();
			await expect(page).not.toHaveURL(new RegExp(`/${first}$`));
			await expectCrossing(page, `cover-${first}`);
		},
	);
}

test('the cube of the header becomes the stage of its page, and the stage the cube', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.goto('/about');
	await page.getByRole('banner').getByRole('link', { name: common.en.cube }).click();
	await expectCrossing(page, 'logo');
	const frame = await page.locator('.stage-room').boundingBox();
	expect(frame?.width).toBeGreaterThan(1000);
	expect(
		await page.evaluate(() => {
			const named = document.querySelectorAll('*');
			return [...named].filter((each) => getComputedStyle(each).viewTransitionName === 'logo')
				.length;
		}),
	).toBe(1);
	await page.goBack();
	await expectCrossing(page, 'logo');
});

test('nothing crosses over with reduced motion', { tag: '@matrix' }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/');
	await page.locator(`main a[href="/projects/${first}"]`).first().click();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(await page.evaluate(() => Reflect.get(window, 'crossed'))).toBeUndefined();
});

async function expectCrossing(page: Page, name: string) {
	await expect
		.poll(() => page.evaluate(() => Reflect.get(window, 'crossed')))
		.toContain(`::view-transition-group(${name})`);
}
