import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { listExtraPaths } from '#tools/registry.ts';
import { resumePages } from '../../fixtures/resume-pages.ts';
import { expect, test } from '../test.ts';

const sections = [...resumePages.filter((path) => path !== '/')];

for (const locale of locales) {
	for (const [what, paths, desktop, phone] of [
		['a page', sections, 220, 160],
		['a page of Extra', listExtraPaths(), 160, 120],
	] as const) {
		test(`${locale}: the head of ${what} takes at most ${desktop} px, and ${phone} on a phone`, async ({
			page,
		}) => {
			for (const path of paths) {
				await page.goto(localizePath(locale, path));
				for (const [width, most] of [
					[1280, desktop],
					[390, phone],
				] as const) {
					await page.setViewportSize({ width, height: 800 });
					const height = await page.evaluate(() => {
						const main = document.querySelector('main')?.getBoundingClientRect();
						const ends = [...document.querySelectorAll('.page-top, .page-top + .ornament')];
						return (
							Math.max(...ends.map((end) => end.getBoundingClientRect().bottom)) -
							(main?.top ?? NaN)
						);
					});
					expect(height, `${path} at ${width} px`).toBeLessThanOrEqual(most);
				}
			}
		});
	}

	test(`${locale}: the count is beside the title, on its line`, async ({ page }) => {
		for (const width of [390, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(localizePath(locale, '/certificates'));
			const title = await page.getByRole('heading', { level: 1 }).boundingBox();
			const count = await page.locator('.page-count strong').boundingBox();
			expect(count?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
			expect(Math.abs((count?.y ?? 0) - (title?.y ?? 0))).toBeLessThan(16);
		}
	});
}

test('the ornament ends with a whole repeat at any width, and is drawn in only where motion is wanted', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto('/education');
	const ornament = page.locator('.ornament');
	const read = () =>
		ornament.evaluate((svg) => {
			const tile = svg.querySelector('pattern')?.getAttribute('width');
			const { animationName } = getComputedStyle(svg);
			return { animationName, rest: (svg.getBoundingClientRect().width - 3) % Number(tile) };
		});
	for (const width of [320, 390, 1024, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		expect(await read()).toEqual({ animationName: 'stitch-in', rest: 0 });
	}
	await page.emulateMedia({ reducedMotion: 'reduce' });
	expect((await read()).animationName).toBe('none');
});
