import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { expect, test } from './test.ts';

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
