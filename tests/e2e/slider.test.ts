import type { Page } from '@playwright/test';
import { slides, slidesHeading } from './pages/content.ts';
import { expectOtherTab } from './pages/other-tabs.ts';
import { openSlider, Slider } from './pages/slider.ts';
import { expect, test } from './test.ts';

// The whole page fits, so that nothing scrolls under the pointer.
test.use({ viewport: { width: 1280, height: 2600 } });

test('the next picture comes by itself after 5000 ms, unless the button has stopped the show', async ({
	page,
}) => {
	const slider = await openSlider(page);
	await slider.run(4999);
	expect(await slider.shown()).toBe(1);
	await slider.run(1);
	expect(await slider.shown()).toBe(2);
	await slider.run(500 + 4999);
	expect(await slider.shown()).toBe(2);
	await slider.run(1);
	expect(await slider.shown()).toBe(3);
	await slider.pause.click();
	await slider.leave();
	await slider.run(30_000);
	expect(await slider.shown()).toBe(3);
	await slider.play.click();
	await slider.leave();
	await slider.run(5000);
	expect(await slider.shown()).toBe(4);
});

test('before the first comes the last and after the last the first, with no jump to be seen', async ({
	page,
}) => {
	const slider = await openSlider(page);
	const standing = () =>
		slider.window.evaluate((frame) => {
			const list = frame.querySelector('ul');
			for (const animation of list?.getAnimations() ?? []) animation.finish();
			const { left } = frame.getBoundingClientRect();
			const slide = [...(list?.children ?? [])].find(
				(item) => Math.abs(item.getBoundingClientRect().left - left) < 1,
			);
			return slide?.querySelector('img')?.alt;
		});
	for (const [button, number] of [
		[slider.previous, 15],
		[slider.next, 1],
	] as const) {
		const alt = slides[number - 1]?.alt.en;
		await button.click();
		expect(await slider.shown()).toBe(number);
		expect(await standing()).toBe(alt);
		await slider.run(500);
		expect(await standing()).toBe(alt);
	}
});

test('the arrow keys and the buttons move it from the keyboard; a double click opens the picture in a new window', async ({
	page,
}) => {
	const slider = await openSlider(page);
	await slider.pause.press('ArrowRight');
	expect(await slider.shown()).toBe(2);
	await slider.run(500);
	await page.keyboard.press('ArrowLeft');
	expect(await slider.shown()).toBe(1);
	await slider.run(500);
	await slider.next.press('Enter');
	await expect(slider.next).toBeFocused();
	expect(await slider.shown()).toBe(2);
	await slider.run(500);
	await slider.dots.first().press('Space');
	expect(await slider.shown()).toBe(1);
	await slider.run(500);
	await slider.picture.dblclick();
	await expectOtherTab(page, /\/01-garments[^/]*\.(avif|webp|jpg|png)$/);
});

test.describe('before it is near', () => {
	test.use({
		viewport: { width: 1280, height: 800 },
		expectedErrors: [/ERR_FAILED|Error hydrating|dynamically imported module/],
	});

	test('nothing of it nor of React is requested, and without its code the strip stays', {
		tag: '@matrix',
	}, async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		const code = () =>
			asked.filter((path) => /(islands|client|react|Slider)\.[\w-]+\.js$/.test(path));
		await page.route(/\/Slider\.[\w-]+\.js/, (route) => route.abort());
		await page.goto('/');
		await page.waitForFunction(() => performance.getEntriesByName('actions ready').length > 0);
		const slider = new Slider(page, slidesHeading.en ?? '');
		await scrollTo(page, 2.1);
		await page.waitForLoadState('networkidle');
		expect(code()).toEqual([]);
		await scrollTo(page, 1.5);
		await expect.poll(() => code().join()).toMatch(/islands.*Slider/);
		await expect(page.locator('#not-loaded')).toBeVisible();
		await expect(slider.window.getByRole('listitem')).toHaveCount(slides.length);
		const strip = slider.window.getByRole('list');
		expect(
			await strip.evaluate((list) => [list.scrollWidth > list.clientWidth, list.style.transform]),
		).toEqual([true, '']);
	});
});

/** Brings the controls so many windows below the upper edge. */
function scrollTo(page: Page, windows: number) {
	return page.locator('.slider-controls').evaluate((controls, far) => {
		scrollBy(0, controls.getBoundingClientRect().top - far * innerHeight);
	}, windows);
}
