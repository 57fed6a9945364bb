import { openSlider } from './pages/slider.ts';
import { expect, test } from './test.ts';

// The whole page fits, so that nothing scrolls under the pointer.
test.use({ viewport: { width: 1280, height: 2600 } });

test('the next picture comes by itself after 5000 ms', async ({ page }) => {
	const slider = await openSlider(page);
	await slider.run(4999);
	expect(await slider.shown()).toBe(1);
	await slider.run(1);
	expect(await slider.shown()).toBe(2);
	await slider.run(500 + 4999);
	expect(await slider.shown()).toBe(2);
	await slider.run(1);
	expect(await slider.shown()).toBe(3);
});

test('picking a dot stops the show, which goes on 5000 ms after the picture has passed', {
	tag: '@matrix',
}, async ({ page }) => {
	const slider = await openSlider(page);
	await slider.run(4900);
	await slider.dots.nth(4).click();
	await slider.leave();
	await slider.run(499);
	expect(await slider.shown()).toBe(5);
	await slider.run(1 + 4999);
	expect(await slider.shown()).toBe(5);
	await slider.run(1);
	expect(await slider.shown()).toBe(6);
});

test('the button stops the show and starts it again', async ({ page }) => {
	const slider = await openSlider(page);
	await slider.pause.click();
	await slider.leave();
	await slider.run(30_000);
	expect(await slider.shown()).toBe(1);
	await slider.play.click();
	await slider.leave();
	await slider.run(5000);
	expect(await slider.shown()).toBe(2);
	await expect(slider.pause).toBeVisible();
});

test('the show waits while a pointer or the focus is on it', { tag: '@matrix' }, async ({
	page,
}) => {
	const slider = await openSlider(page);
	await slider.picture.hover();
	await slider.run(12_000);
	expect(await slider.shown()).toBe(1);
	await slider.leave();
	await slider.dots.first().focus();
	await slider.run(12_000);
	expect(await slider.shown()).toBe(1);
	await slider.leave();
	await slider.run(5000);
	expect(await slider.shown()).toBe(2);
});

test('under reduced motion it neither moves by itself nor slides', { tag: '@matrix' }, async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const slider = await openSlider(page);
	await expect(slider.play).toBeVisible();
	await slider.run(30_000);
	expect(await slider.shown()).toBe(1);
	await slider.next.click();
	expect(await slider.shown()).toBe(2);
	const moving = await slider.window
		.getByRole('list')
		.evaluate((track) => track.getAnimations().length);
	expect(moving).toBe(0);
});
