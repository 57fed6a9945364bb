import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { expect, test } from '../test.ts';

const windows = [
	{ width: 390, height: 844 },
	{ width: 1366, height: 768 },
];

const lines = Array.from({ length: 8 }, (_, index) => `line ${index + 1}`);
const updatedAt = '2026-11-23T12:00:00.000Z';
const stored = {
	tasks: lines.map((name, id) => ({ id: `${id}`, name, completed: id > 5, due: '2026-11-23' })),
	notes: lines.map((text, id) => ({ id: `${id}`, text: `${text}\nand more`, updatedAt })),
};

for (const viewport of windows) {
	test.describe(`${viewport.width}x${viewport.height}`, () => {
		test.use({ viewport, hasTouch: viewport.width < 400 });

		for (const locale of locales) {
			for (const [tool, key] of [
				['todo', 'tasks'],
				['notes', 'notes'],
			] as const) {
				test(`the field and the first rows of ${tool} are in the first window: ${locale}`, async ({
					page,
				}) => {
					await page.addInitScript(
						([name, data]) => localStorage.setItem(name, JSON.stringify({ v: 1, data })),
						[key, stored[key]] as const,
					);
					await page.goto(localizePath(locale, `/extra/${tool}`));
					const rows = page.locator('.record-list > li');
					await expect(rows).toHaveCount(8);
					for (const part of [page.locator('.record-new'), rows.nth(0), rows.nth(2)]) {
						await expect(part).toBeInViewport({ ratio: 1 });
					}
				});
			}
		}
	});
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	for (const locale of locales) {
		test(`the first row of the field of certificates is in the first window: ${locale}`, async ({
			page,
		}) => {
			await page.goto(localizePath(locale, '/certificates'));
			await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
			await expect(page.locator('[data-row]').first().locator('a').last()).toBeInViewport({
				ratio: 0.8,
			});
			await expect(page.locator('.field-row text').last()).toBeInViewport({ ratio: 1 });
		});
	}

	test('what has a case study has a cover as wide as the list, and the others a smaller one', async ({
		page,
	}) => {
		await page.goto('/projects');
		const widths = await page.locator('[data-list="projects"] > li').evaluateAll((entries) =>
			entries.map((entry) => ({
				hasStory: entry.querySelector('h2 a') !== null,
				share: Number(entry.querySelector('.project-cover')?.clientWidth) / entry.clientWidth,
			})),
		);
		expect(widths.filter(({ hasStory }) => hasStory).length).toBeGreaterThanOrEqual(9);
		for (const { hasStory, share } of widths) {
			if (hasStory) expect(share).toBeGreaterThan(0.95);
			else expect(share).toBeLessThan(0.45);
		}
	});
});

test('a phone that is sent to the last project sees it, though those above it are far from the window', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/projects');
	const projects = page.locator('#projects > li');
	await expect(projects.last()).toHaveCSS('content-visibility', 'auto');
	const id = await projects.last().getAttribute('id');
	await page.goto('/about');
	await page.goto(`/projects#${id}`);
	await expect(page.locator(`[id="${id}"] h2`)).toBeInViewport({ ratio: 1 });
	await expect(projects.last()).toHaveCSS('content-visibility', 'visible');
});
