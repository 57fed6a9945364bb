import { slides } from './pages/content.ts';
import { expectOtherTab } from './pages/other-tabs.ts';
import { openSlider } from './pages/slider.ts';
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

test('every dot shows its picture; the show goes on 5000 ms after the picture has passed', async ({
	page,
}) => {
	const slider = await openSlider(page);
	for (const number of [15, 1, 8]) {
		await slider.dots.nth(number - 1).click();
		expect(await slider.shown()).toBe(number);
		await expect(slider.picture).toHaveCount(1);
		await expect(slider.picture).toHaveAccessibleName(slides[number - 1]?.alt.en ?? '');
		await slider.leave();
		await slider.run(500);
	}
	await slider.run(4999);
	expect(await slider.shown()).toBe(8);
	await slider.run(1);
	expect(await slider.shown()).toBe(9);
});

test('a picture takes 500 ms to pass, and until then nothing is listened to', async ({ page }) => {
	const slider = await openSlider(page);
	const track = slider.window.getByRole('list');
	await slider.next.click();
	expect(await slider.shown()).toBe(2);
	expect(await track.evaluate((list) => getComputedStyle(list).transitionDuration)).toBe('0.5s');

	await slider.run(499);
	await slider.next.click();
	await slider.previous.click();
	await slider.dots.nth(9).click();
	await page.keyboard.press('ArrowRight');
	await slider.drag(-120);
	expect(await slider.shown()).toBe(2);

	await slider.run(1);
	await slider.next.click();
	expect(await slider.shown()).toBe(3);
});

test('a swipe of more than 50 px to the left shows the next picture, to the right the previous', async ({
	page,
}) => {
	const slider = await openSlider(page);
	await slider.drag(-50);
	expect(await slider.shown()).toBe(1);
	await slider.drag(-51);
	expect(await slider.shown()).toBe(2);
	await slider.run(500);
	await slider.drag(50);
	expect(await slider.shown()).toBe(2);
	await slider.drag(51);
	expect(await slider.shown()).toBe(1);
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
