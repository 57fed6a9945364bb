import { locales } from '#i18n/locales.ts';
import { home as messages } from '#i18n/messages/home/index.ts';
import { plural } from '#i18n/messages.ts';
import { localizePath, toHref } from '#i18n/urls.ts';
import { projects } from './pages/content.ts';
import { Home } from './pages/home.ts';
import { expect, test } from './test.ts';

const picked = projects
	.filter(({ featured }) => featured !== undefined)
	.sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0));

for (const locale of locales) {
	test(`${locale}: the selected work is what the content picks, each with its result and its links`, async ({
		page,
	}) => {
		const home = new Home(page, locale);
		await home.open('/');
		await expect(home.selected.getByRole('heading', { level: 3 })).toHaveText(
			picked.map(({ title }) => title[locale] ?? title.en ?? ''),
		);
		for (const [index, { id, demo, results = [] }] of picked.entries()) {
			const row = home.selected.getByRole('listitem').nth(index);
			const [result] = results;
			if (result) await expect(row).toContainText(result.what[locale] ?? result.what.en ?? '');
			const links = await row
				.getByRole('link')
				.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
			expect(links).toContain(localizePath(locale, `/projects/${id}`));
			if (demo) expect(links).toContain(toHref(locale, demo));
		}
		const all = plural(locale, messages[locale].allProjects, projects.length);
		await expect(home.selected.getByRole('link', { name: all })).toHaveAttribute(
			'href',
			localizePath(locale, '/projects'),
		);
	});

	test(`${locale}: every key number links to an existing page of the site`, async ({
		page,
		request,
	}) => {
		const home = new Home(page, locale);
		await home.open('/');
		await expect(home.figures).toHaveCount(4);
		for (const figure of await home.figures.all()) {
			await expect(figure).toHaveText(/\d/);
			const href = await figure.getAttribute('href');
			expect([href, (await request.get(href ?? '')).status()]).toEqual([href, 200]);
		}
	});
}

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

test('covers below the first window do not load before they are near', async ({ page }) => {
	const home = new Home(page, 'en');
	await page.setViewportSize({ width: 390, height: 844 });
	await home.open('/');
	const modes = await home.selected
		.getByRole('img')
		.evaluateAll((images) => images.map((image) => image.getAttribute('loading')));
	expect(modes.every((mode) => mode === 'lazy')).toBe(true);
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
