import type { Page } from '@playwright/test';
import { listCaseStudies } from './pages/case-study.ts';
import { projects } from './pages/content.ts';
import { expect, test } from './test.ts';

const studies = listCaseStudies();
const study = projects
	.filter(({ featured }) => featured !== undefined)
	.find(({ id }) => studies.includes(`/projects/${id}`))?.id;

test('a cover crosses over into the page of its case study, and back', async ({ page }) => {
	await page.addInitScript(() => {
		addEventListener('pagereveal', ({ viewTransition }) => {
			// A name that is twice on a page ends the transition before it is ready.
			viewTransition?.ready.then(() => {
				const parts = document.getAnimations().map(({ effect }) => effect);
				Object.assign(window, {
					crossed: parts.map((part) => part instanceof KeyframeEffect && part.pseudoElement),
				});
			});
		});
	});
	await page.goto('/projects');
	await page.locator(`main a[href="/projects/${study}"]`).first().click();
	await expect(page).toHaveURL(new RegExp(`/projects/${study}$`));
	await expectCrossing(page, `cover-${study}`);
	await page.goBack();
	await expect(page).toHaveURL(/\/projects$/);
	await expectCrossing(page, `cover-${study}`);
});

async function expectCrossing(page: Page, name: string) {
	await expect
		.poll(() => page.evaluate(() => Reflect.get(window, 'crossed')))
		.toContain(`::view-transition-group(${name})`);
}
