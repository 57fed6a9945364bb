import { builtInLocales } from '#i18n/locales.ts';
import { skills as messages } from '#i18n/messages/skills/index.ts';
import { certificates, site } from './pages/content.ts';
import { Documents } from './pages/documents.ts';
import { Layout } from './pages/layout.ts';
import { Ranking } from './pages/ranking.ts';
import { Slider } from './pages/slider.ts';
import { expect, test } from './test.ts';

const special = site.specialCertificates.map((id) => certificates.find((entry) => entry.id === id));

for (const locale of builtInLocales) {
	const t = messages[locale];

	test(`${locale}: six selected certificates are shown as cards or as a table`, async ({
		page,
	}) => {
		const layout = new Layout(page, locale);
		const documents = new Documents(page, locale);
		const titles = special.map((entry) => entry?.title[locale] ?? '');
		await layout.open('/skills');
		expect(titles).toHaveLength(6);
		await expect(documents.titles).toHaveText(titles);
		await expect(documents.cards).toHaveAttribute('aria-pressed', 'true');
		await documents.table.click();
		await expect(documents.tables).toHaveCount(1);
		await expect(documents.tables.getByRole('row')).toHaveCount(7);
		await expect(documents.titles).toHaveText(titles);
		await documents.cards.click();
		await expect(documents.tables).toHaveCount(0);
		await expect(documents.titles).toHaveText(titles);
	});

	test(`${locale}: the slider shows the six in pictures`, { tag: '@matrix' }, async ({ page }) => {
		const layout = new Layout(page, locale);
		await layout.open('/skills');
		const slider = new Slider(page, locale, t.slides);
		await slider.reach();
		await expect(slider.dots).toHaveCount(6);
	});
}

test('two columns are shown only where the ranking is shown and the window is wider than 1020 px', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page, 'en');
	const ranking = new Ranking(page, 'en');
	await layout.open('/skills');
	const hard = layout.main.getByRole('region', { name: messages.en.hard });
	const besides = async () => {
		const [left, right] = await Promise.all([hard.boundingBox(), ranking.chart.boundingBox()]);
		if (!left || !right) return false;
		return right.x >= left.x + left.width && right.y < left.y + left.height;
	};

	await page.setViewportSize({ width: 1400, height: 900 });
	const alone = await hard.boundingBox();
	await ranking.show.click();
	await expect.poll(besides).toBe(true);
	expect((await hard.boundingBox())?.width).toBeLessThan((alone?.width ?? 0) * 0.7);
	await page.setViewportSize({ width: 1021, height: 900 });
	expect(await besides()).toBe(true);
	await page.setViewportSize({ width: 1020, height: 900 });
	expect(await besides()).toBe(false);
	await expect(ranking.chart).toBeVisible();
	await page.setViewportSize({ width: 1400, height: 900 });
	await ranking.hide.click();
	await expect(ranking.chart).toBeHidden();
	expect((await hard.boundingBox())?.width).toBe(alone?.width);
});

test('the size is small up to 768 px, medium up to 1020 px and large above', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page, 'en');
	await layout.open('/skills');
	const hard = layout.main.getByRole('region', { name: messages.en.hard });
	const sizes = new Map<number, number>();
	for (const width of [320, 768, 769, 1020, 1021, 1400]) {
		await page.setViewportSize({ width, height: 900 });
		sizes.set(
			width,
			await hard.evaluate((section) => Number.parseFloat(getComputedStyle(section).fontSize)),
		);
	}
	const [small = 0, medium = 0, large = 0] = [768, 1020, 1021].map((width) => sizes.get(width));
	expect(small).toBeLessThan(medium);
	expect(medium).toBeLessThan(large);
	expect([...sizes.values()]).toEqual([small, small, medium, medium, large, large]);
});

test('the years of all skills are one below the other', { tag: '@matrix' }, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await new Layout(page, 'en').open('/skills');
	const lefts = await page
		.locator('.hard .time-axis text')
		.filter({ hasText: '2022' })
		.evaluateAll((years) => years.map((year) => Math.round(year.getBoundingClientRect().left)));
	expect(lefts).toHaveLength(4);
	expect(new Set(lefts).size).toBe(1);
});

test('on a narrow phone with letters twice as large, no name of a technology is broken', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto('/skills');
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%';
	});
	const name = page.locator('.threads').getByRole('link', { name: 'JavaScript', exact: true });
	const { lineHeight, height } = await name.first().evaluate((link) => ({
		lineHeight: Number.parseFloat(getComputedStyle(link).lineHeight),
		height: link.getBoundingClientRect().height,
	}));
	expect(height).toBeLessThan(1.5 * lineHeight);
});
