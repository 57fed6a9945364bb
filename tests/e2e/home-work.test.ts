import { Home } from './pages/home.ts';
import { expect, test } from './test.ts';

test('the name, the sentence, the work and a number are in the first window of a laptop', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const home = new Home(page, 'en');
	await home.open('/');
	for (const part of [home.worth, home.work, home.cv, home.facts.first(), home.contacts.last()]) {
		await expect(part).toBeInViewport({ ratio: 1 });
	}
	for (const figure of await home.figures.all()) await expect(figure).toBeInViewport({ ratio: 1 });
});

test('the portrait reaches the edge of the window, and the embroidery lies across its seam', {
	tag: '@matrix',
}, async ({ page }) => {
	for (const width of [390, 768, 1280, 1920]) {
		await page.setViewportSize({ width, height: 1000 });
		const home = new Home(page, 'en');
		await home.open('/');
		const [picture, band] = await page
			.locator('.hero-picture, .name-band')
			.evaluateAll((found) => found.map((each) => each.getBoundingClientRect().toJSON()));
		// Less the place that is kept for a scroll bar.
		const edge = await page.evaluate(() => document.body.getBoundingClientRect().width);
		expect([width, Math.round(picture.right)]).toEqual([width, edge]);
		expect(Math.abs((band.left + band.right) / 2 - picture.left)).toBeLessThan(1);
		expect(band.top).toBeGreaterThanOrEqual(picture.top);
		expect(band.bottom).toBeLessThanOrEqual(picture.bottom);
		for (const words of [home.worth, home.cv, home.facts, home.contacts]) {
			const right = await words.last().evaluate((element) => element.getBoundingClientRect().right);
			const below = await words.last().evaluate((element) => element.getBoundingClientRect().top);
			if (below < picture.bottom && below > picture.top) {
				expect([width, right <= band.left + 1]).toEqual([width, true]);
			}
		}
	}
});

/** A tenth of what web vitals call good. On phones, words move inside their lines when their font comes, and hardly a line does. */
const mostShift = 0.01;

test('nothing of the page moves while it comes', async ({ page }) => {
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				document.documentElement.dataset.shift = String(
					Number(document.documentElement.dataset.shift ?? 0) + (Reflect.get(entry, 'value') ?? 0),
				);
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	for (const [width, path] of [
		[390, '/'],
		[390, '/es'],
		[1280, '/'],
		[390, '/uk'],
	] as const) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto(path, { waitUntil: 'networkidle' });
		const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
		expect(shift, path).toBeLessThanOrEqual(mostShift);
	}
});

test('the years of the story stay in view while their words pass', { tag: '@matrix' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 400 });
	const home = new Home(page, 'en');
	await home.open('/');
	const year = home.main.getByRole('time').filter({ hasText: '2022' });
	await expect(year).toHaveCSS('position', 'sticky');
});
