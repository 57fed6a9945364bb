import { locales } from '#i18n/locales.ts';
import { experience as messages } from '#i18n/messages/experience/index.ts';
import { jobs } from './pages/content.ts';
import { Layout } from './pages/layout.ts';
import { Ranking } from './pages/ranking.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
	test(`${locale}: the duties of each job are folded until the visitor opens them`, async ({
		page,
	}) => {
		const layout = new Layout(page, locale);
		const t = messages[locale];
		await layout.open('/experience');
		const articles = layout.main.getByRole('article');
		await expect(articles).toHaveCount(jobs.length);
		for (const article of await articles.all()) {
			await expect(article.getByText(t.mainDuties)).toBeHidden();
			await article.getByText(t.duties, { exact: true }).click();
			await expect(article.getByRole('heading', { level: 3 })).toHaveText([
				t.results,
				t.mainDuties,
				t.relatedDuties,
				t.skills,
			]);
		}
	});

	test(`${locale}: the developer ranking is hidden until the visitor opens it`, {
		tag: '@matrix',
	}, async ({ page }) => {
		const layout = new Layout(page, locale);
		const ranking = new Ranking(page, locale);
		await layout.open('/experience');
		await expect(ranking.chart).toBeHidden();
		await ranking.show.click();
		await expect(ranking.chart).toBeVisible();
		expect(await ranking.rows.count()).toBeGreaterThan(3);
		await ranking.hide.click();
		await expect(ranking.chart).toBeHidden();
	});
}

test('whether the ranking is shown is remembered, and holds for the skills too', async ({
	page,
}) => {
	const layout = new Layout(page, 'en');
	const ranking = new Ranking(page, 'en');
	await layout.open('/experience');
	await ranking.show.click();
	await expect(ranking.chart).toBeVisible();
	expect(await layout.saved('isCodersrankSummaryVisible')).toBe('true');
	await page.reload({ waitUntil: 'commit' });
	await expect(ranking.chart).toBeVisible();
	await layout.open('/skills');
	await expect(ranking.chart).toBeVisible();
	await ranking.hide.click();
	await expect(ranking.chart).toBeHidden();
	expect(await layout.saved('isCodersrankSummaryVisible')).toBe('false');
	await layout.open('/experience');
	await expect(ranking.chart).toBeHidden();
});

test('the ranking is shown from the keyboard and the focus is not lost', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page, 'en');
	const ranking = new Ranking(page, 'en');
	await layout.open('/experience');
	await ranking.show.focus();
	await page.keyboard.press('Enter');
	await expect(ranking.chart).toBeVisible();
	await expect(ranking.hide).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(ranking.chart).toBeHidden();
});

test('the ranking counts the longest first', { tag: '@matrix' }, async ({ page }) => {
	const layout = new Layout(page, 'en');
	const ranking = new Ranking(page, 'en');
	await layout.save({ isCodersrankSummaryVisible: 'true' });
	await layout.open('/experience');
	const years = await ranking.rows.locator('.quiet').allTextContents();
	const numbers = years.map((text) => Number(text.match(/([\d.]+) years?/)?.[1]));
	expect(numbers.every((number) => number > 0)).toBe(true);
	expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
});

test('a job shows results of its projects, and each leads to its story', async ({ page }) => {
	const layout = new Layout(page, 'en');
	await layout.open('/experience');
	const results = layout.main.getByRole('article').first().locator('.job-results a');
	await expect(results).toHaveCount(3);
	await expect(results.first()).toContainText('Missed unloading slots per month');
	await results.first().click();
	await expect(page).toHaveURL(/\/projects\/freight-dashboards$/);
});

test('the stitches of jobs at the same time are one above the other, those of the newest job after them', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page, 'en');
	await layout.open('/experience');
	const threads = layout.main.getByRole('navigation').locator('.thread path:last-child');
	await expect(threads).toHaveCount(jobs.length);
	const [newest, trade, factory] = await Promise.all(
		(await threads.all()).map((thread) => thread.boundingBox()),
	);
	const endOf = (box: typeof factory) => (box?.x ?? 0) + (box?.width ?? 0);
	expect(endOf(trade ?? null)).toBeCloseTo(endOf(factory ?? null), 0);
	expect(trade?.x).toBeGreaterThan(factory?.x ?? 0);
	// The half year in which one job ends and the next begins is a stitch of both, with its width of 17 px and its thread; a
	// pixel more for rounding.
	expect(newest?.x).toBeGreaterThanOrEqual(endOf(trade ?? null) - 26);
});

test('what is hidden of the ranking on screen is not printed', { tag: '@matrix' }, async ({
	page,
}) => {
	const layout = new Layout(page, 'en');
	const ranking = new Ranking(page, 'en');
	for (const path of ['/experience', '/skills'] as const) {
		await layout.open(path);
		await page.emulateMedia({ media: 'print' });
		await expect(ranking.chart).toBeHidden();
		await page.emulateMedia({ media: 'screen' });
	}
});

test('the head has the years of work, and the dates of a period are whole on each line', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page, 'en');
	await layout.open('/experience');
	await expect(layout.main.locator('.page-count')).toContainText(/\d+ years/);
	await page.setViewportSize({ width: 390, height: 844 });
	const lines = await layout.main
		.getByRole('time')
		.evaluateAll((times) => times.map((time) => time.getClientRects().length));
	expect(new Set(lines)).toEqual(new Set([1]));
});
