import { certificates } from '#i18n/messages/certificates/index.ts';
import { skills } from '#i18n/messages/skills/index.ts';
import { Layout } from './pages/layout.ts';
import { Ranking } from './pages/ranking.ts';
import { Slider } from './pages/slider.ts';
import { expect, test } from './test.ts';

test('whether the ranking is shown is remembered, and holds for the skills too', async ({
	page,
}) => {
	const layout = new Layout(page);
	const ranking = new Ranking(page);
	await layout.open('/experience');
	await expect(ranking.chart).toBeHidden();
	await ranking.show.click();
	await expect(ranking.chart).toBeVisible();
	expect(await layout.saved('isCodersrankSummaryVisible')).toBe('true');
	await page.reload({ waitUntil: 'commit' });
	await expect(ranking.chart).toBeVisible();
	await layout.open('/skills');
	await expect(ranking.chart).toBeVisible();
	await ranking.hide.click();
	await expect(ranking.chart).toBeHidden();
	await layout.open('/experience');
	await expect(ranking.chart).toBeHidden();
});

test('in a window wider than 1020 px the ranking is beside the skills', async ({ page }) => {
	const ranking = new Ranking(page);
	const hard = page.getByRole('region', { name: skills.en.hard });
	await page.goto('/skills');
	await ranking.show.click();
	await expect(ranking.chart).toBeVisible();
	for (const width of [1020, 1021]) {
		await page.setViewportSize({ width, height: 900 });
		const [left, right] = await Promise.all([hard.boundingBox(), ranking.chart.boundingBox()]);
		expect((right?.x ?? 0) >= (left?.x ?? 0) + (left?.width ?? NaN)).toBe(width > 1020);
	}
});

test('a category without groups has a slider of its certificates, and each has a way back', async ({
	page,
}) => {
	const layout = new Layout(page);
	const slider = new Slider(page, certificates.en.slides);
	for (const [category, slides] of [
		['backend', 0],
		['database', 6],
	] as const) {
		await layout.open(`/certificates/${category}`);
		if (slides > 0) await slider.reach();
		await expect(slider.dots).toHaveCount(slides);
		await layout.main.locator('.back').click();
		await expect(page).toHaveURL('/certificates');
	}
});
