import { slides, slidesHeading } from './pages/content.ts';
import { expectOtherTab } from './pages/other-tabs.ts';
import { openSlider, Slider } from './pages/slider.ts';
import { expect, test } from './test.ts';

// The whole page fits, so that nothing scrolls under the pointer.
test.use({ viewport: { width: 1280, height: 2600 } });

test('the buttons have the number of the shown picture beside them', { tag: '@matrix' }, async ({
	page,
}) => {
	const slider = await openSlider(page);
	await expect(slider.counter).toHaveText('1 / 15');
	await slider.previous.click();
	await expect(slider.counter).toHaveText('15 / 15');
});

test('a caption leads to what its picture shows', async ({ page }) => {
	const slider = await openSlider(page);
	const [first] = slides;
	const link = slider.window.getByRole('link', { name: first?.caption.en ?? '', exact: true });
	await expect(link.first()).toHaveAttribute('href', first?.link ?? '');
	await link.first().click();
	await expect(page).toHaveURL(/couture3d$/);
});

test('it takes at most 70 % of the window, and is as wide', { tag: '@matrix' }, async ({
	page,
}) => {
	const slider = await openSlider(page);
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 820, height: 1180 },
		{ width: 1280, height: 800 },
		{ width: 1920, height: 1080 },
	]) {
		await page.setViewportSize(viewport);
		await slider.window.scrollIntoViewIfNeeded();
		const box = await page.locator('vz-slider').boundingBox();
		const inner = await page.evaluate(() => document.body.getBoundingClientRect().width);
		expect(box?.height, `${viewport.width} px`).toBeLessThanOrEqual(0.7 * viewport.height + 1);
		expect(box?.width, `${viewport.width} px`).toBeCloseTo(inner, -1);
		await expect(slider.counter).toBeInViewport();
	}
});

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

test('a double click opens the picture in a new window', { tag: '@matrix' }, async ({ page }) => {
	const slider = await openSlider(page);
	await slider.picture.dblclick();
	await expectOtherTab(page, /\/01-garments[^/]*\.(avif|webp|jpg|png)$/);
	expect(await slider.shown()).toBe(1);
});

test('each picture has a link that opens it in a new window', { tag: '@matrix' }, async ({
	page,
}) => {
	const slider = await openSlider(page);
	await slider.link.click();
	await expectOtherTab(page, '01-garments');
});

test('a picture is not loaded before its slide is near', { tag: '@matrix' }, async ({ page }) => {
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

test.describe('its script does not come', () => {
	test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

	test('the strip of fifteen pictures is then scrolled by hand', { tag: '@matrix' }, async ({
		page,
	}) => {
		await page.route('**/slider.*.js', (route) => route.abort());
		await page.goto('/');
		const slider = new Slider(page, 'en', slidesHeading.en ?? '');
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
