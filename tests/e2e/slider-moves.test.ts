import { slides, slidesHeading } from './pages/content.ts';
import { openSlider } from './pages/slider.ts';
import { expect, test } from './test.ts';

// The whole page fits, so that nothing scrolls under the pointer.
test.use({ viewport: { width: 1280, height: 2600 } });

test('a picture takes 500 ms to pass, and until then nothing is listened to', {
	tag: '@matrix',
}, async ({ page }) => {
	const slider = await openSlider(page);
	const track = await slider.window.getByRole('list').elementHandle();
	const passed = track?.evaluate(
		(element) =>
			new Promise((ended) => {
				element.addEventListener('transitionend', (event) =>
					ended(event instanceof TransitionEvent && event.elapsedTime),
				);
			}),
	);
	await slider.next.click();
	expect(await slider.shown()).toBe(2);
	expect(await passed).toBe(0.5);

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

test.describe('on a phone', () => {
	test.use({
		expectedErrors: [/ERR_FAILED|dynamically imported module/],
		hasTouch: true,
		viewport: { width: 390, height: 844 },
	});

	test('a finger moves the strip before its script has come, and two fingers may zoom after that', {
		tag: '@matrix',
	}, async ({ page }) => {
		await page.route('**/slider.*.js', (route) => route.abort());
		await page.goto('/');
		const strip = page
			.getByRole('region', { name: slidesHeading.en ?? '', exact: true })
			.first()
			.getByRole('list');
		await strip.scrollIntoViewIfNeeded();
		await expect(strip).toHaveCSS('touch-action', 'auto');
		await page.unroute('**/slider.*.js');
		const slider = await openSlider(page);
		await expect(slider.window.getByRole('list')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
	});

	test('a finger swipes both ways', { tag: '@matrix' }, async ({ page }) => {
		const slider = await openSlider(page);
		const box = await slider.window.boundingBox();
		const session = await page.context().newCDPSession(page);
		const swipe = async (distancePx: number) => {
			const y = (box?.y ?? 0) + 60;
			const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
				session.send('Input.dispatchTouchEvent', {
					type,
					touchPoints: x === undefined ? [] : [{ x, y }],
				});
			await send('touchStart', 195);
			for (let part = 1; part <= 4; part++) await send('touchMove', 195 + (distancePx * part) / 4);
			await send('touchEnd');
		};
		await swipe(-100);
		await expect.poll(() => slider.shown()).toBe(2);
		await slider.run(500);
		await swipe(100);
		await expect.poll(() => slider.shown()).toBe(1);
	});
});

test('the browser’s own way back is left to the arrow keys with Alt', { tag: '@matrix' }, async ({
	page,
}) => {
	await page.goto('/about');
	const slider = await openSlider(page);
	await slider.pause.focus();
	// The test holds the browser back itself: a page that is being left gives no answer.
	await page.evaluate(() =>
		window.addEventListener('keydown', (event) => {
			if (event.key !== 'ArrowLeft') return;
			document.body.dataset.taken = String(event.defaultPrevented);
			event.preventDefault();
		}),
	);
	await page.keyboard.press('Alt+ArrowLeft');
	await expect(page.locator('body')).toHaveAttribute('data-taken', 'false');
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
	const [first, last] = [slides[0]?.alt.en, slides[14]?.alt.en];

	await slider.previous.click();
	expect(await slider.shown()).toBe(15);
	expect(await standing()).toBe(last);
	await slider.run(500);
	expect(await standing()).toBe(last);
	await slider.next.click();
	expect(await slider.shown()).toBe(1);
	expect(await standing()).toBe(first);
	await slider.run(500);
	expect(await standing()).toBe(first);
	await expect(slider.picture).toHaveAccessibleName(first ?? '');
});

test('the arrow keys and the buttons move it from the keyboard', async ({ page }) => {
	const slider = await openSlider(page);
	await slider.pause.focus();
	await page.keyboard.press('ArrowRight');
	expect(await slider.shown()).toBe(2);
	await slider.run(500);
	await page.keyboard.press('ArrowLeft');
	expect(await slider.shown()).toBe(1);
	await slider.run(500);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(slider.next).toBeFocused();
	expect(await slider.shown()).toBe(2);
	await slider.run(500);
	await slider.dots.nth(6).focus();
	await page.keyboard.press('Space');
	expect(await slider.shown()).toBe(7);
});

test('the focus goes with the pictures, and past the clone at the end', { tag: '@matrix' }, async ({
	page,
}) => {
	const slider = await openSlider(page);
	await slider.link.focus();
	for (const number of [15, 1, 2]) {
		await page.keyboard.press(number === 15 ? 'ArrowLeft' : 'ArrowRight');
		await slider.run(500);
		expect(await slider.shown()).toBe(number);
		await expect(slider.link).toBeFocused();
	}
	await page.keyboard.press('ArrowRight');
	await slider.next.focus();
	await slider.run(500);
	await expect(slider.next).toBeFocused();
});
