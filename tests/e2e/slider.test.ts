import { home } from '#i18n/messages/home/index.ts';
import { slides } from './pages/content.ts';
import { Slider } from './pages/slider.ts';
import { expect, test } from './test.ts';

const label = home.en.slides;

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

test('a picture takes 500 ms to pass, and until then nothing is listened to', async ({ page }) => {
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

	test('a finger moves the strip before its script has come, and two fingers may zoom after that', async ({
		page,
	}) => {
		await page.route('**/slider.*.js', (route) => route.abort());
		await page.goto('/');
		const strip = page.getByRole('region', { name: label, exact: true }).first().getByRole('list');
		await strip.scrollIntoViewIfNeeded();
		await expect(strip).toHaveCSS('touch-action', 'auto');
		await page.unroute('**/slider.*.js');
		const slider = await openSlider(page);
		await expect(slider.window.getByRole('list')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
	});

	test('a finger swipes both ways', async ({ page }) => {
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

test('the buttons have the number of the shown picture beside them', async ({ page }) => {
	const slider = await openSlider(page);
	await expect(slider.counter).toHaveText('1 / 15');
	await slider.previous.click();
	await expect(slider.counter).toHaveText('15 / 15');
});

test('the browser’s own way back is left to the arrow keys with Alt', async ({ page }) => {
	await page.goto('/about');
	const slider = await openSlider(page);
	await slider.pause.focus();
	const taken = page.evaluate(
		() =>
			new Promise((pressed) => {
				window.addEventListener('keydown', (event) => {
					if (event.key === 'ArrowLeft') pressed(event.defaultPrevented);
				});
			}),
	);
	await page.keyboard.press('Alt+ArrowLeft');
	expect(await taken.catch(() => false)).toBe(false);
});

test('a caption leads to what its picture shows', async ({ page }) => {
	const slider = await openSlider(page);
	const [first] = slides;
	const link = slider.window.getByRole('link', { name: first?.caption.en ?? '', exact: true });
	await expect(link.first()).toHaveAttribute('href', first?.link ?? '');
	await link.first().click();
	await expect(page).toHaveURL(/couture3d$/);
});

for (const viewport of [
	{ width: 390, height: 844 },
	{ width: 820, height: 1180 },
	{ width: 1280, height: 800 },
	{ width: 1920, height: 1080 },
]) {
	test(`at ${viewport.width} px it takes at most 70 % of the window, and is as wide`, async ({
		page,
	}) => {
		await page.setViewportSize(viewport);
		const slider = await openSlider(page);
		const box = await page.locator('vz-slider').boundingBox();
		const inner = await page.evaluate(() => document.body.getBoundingClientRect().width);
		expect(box?.height).toBeLessThanOrEqual(0.7 * viewport.height + 1);
		expect(box?.width).toBeCloseTo(inner, -1);
		await expect(slider.counter).toBeInViewport();
	});
}

test('every dot shows its picture, and the dot of the current picture is marked', async ({
	page,
}) => {
	const slider = await openSlider(page);
	for (const number of [15, 1, 8]) {
		await slider.dots.nth(number - 1).click();
		expect(await slider.shown()).toBe(number);
		await expect(slider.picture).toHaveCount(1);
		await expect(slider.picture).toHaveAccessibleName(slides[number - 1]?.alt.en ?? '');
		await slider.run(500);
	}
});

test('picking a dot stops the show, which goes on 5000 ms after the picture has passed', async ({
	page,
}) => {
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

test('a double click opens the picture in a new window', async ({ page, context }) => {
	const slider = await openSlider(page);
	const opened = context.waitForEvent('page');
	await slider.picture.dblclick();
	const picture = await opened;
	await picture.waitForLoadState();
	expect(new URL(picture.url()).pathname).toContain('01-garments');
	expect(await picture.evaluate(() => document.contentType)).toMatch(/^image\//);
	expect(await slider.shown()).toBe(1);
});

test('each picture has a link that opens it in a new window', async ({ page, context }) => {
	const slider = await openSlider(page);
	const opened = context.waitForEvent('page');
	await slider.link.click();
	expect(new URL((await opened).url()).pathname).toContain('01-garments');
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

test('the show waits while a pointer or the focus is on it', async ({ page }) => {
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

test('the focus goes with the pictures, and past the clone at the end', async ({ page }) => {
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

test('a picture is not loaded before its slide is near', async ({ page }) => {
	const asked = new Set<string>();
	page.on('request', (request) => {
		const name = new URL(request.url()).pathname.match(/\/_astro\/(\d\d-[a-z-]+)\./)?.[1];
		if (name) asked.add(name);
	});
	const slider = await openSlider(page);
	await page.waitForLoadState('networkidle');
	expect([...asked]).not.toContain('08-shirt-on-arch');
	expect(asked.size).toBeLessThan(6);
	await slider.dots.nth(7).click();
	await expect(slider.picture).toHaveJSProperty('complete', true);
	expect([...asked]).toContain('08-shirt-on-arch');
});

test('under reduced motion it neither moves by itself nor slides', async ({ page }) => {
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

test.describe('its script does not come', () => {
	test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

	test('the strip of fifteen pictures is then scrolled by hand', async ({ page }) => {
		await page.route('**/slider.*.js', (route) => route.abort());
		await page.goto('/');
		const slider = new Slider(page, 'en', label);
		await slider.window.scrollIntoViewIfNeeded();
		await expect(slider.window.getByRole('img')).toHaveCount(15);
		const strip = slider.window.getByRole('list');
		await strip.evaluate((list) =>
			list.scrollTo({ left: list.clientWidth * 3, behavior: 'instant' }),
		);
		await expect(slider.window.getByRole('img', { name: slides[3]?.alt.en ?? '' })).toBeInViewport({
			ratio: 0.3,
		});
	});
});

async function openSlider(page: ConstructorParameters<typeof Slider>[0]) {
	await Slider.stopClock(page);
	await page.goto('/');
	const slider = new Slider(page, 'en', label);
	await slider.reach();
	return slider;
}
