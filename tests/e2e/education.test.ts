import { locales } from '#i18n/locales.ts';
import { Documents } from './pages/documents.ts';
import { Layout } from './pages/layout.ts';
import { expectOtherTab } from './pages/other-tabs.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
	test(`${locale}: cards become five captioned tables and cards again, with nothing lost`, async ({
		page,
	}) => {
		const layout = new Layout(page, locale);
		const documents = new Documents(page, locale);
		await layout.open('/education');
		const titles = await documents.titles.allTextContents();
		expect(titles).toHaveLength(18);
		await expect(documents.cards).toHaveAttribute('aria-pressed', 'true');
		await documents.table.click();
		await expect(documents.tables).toHaveCount(5);
		for (const table of await documents.tables.all()) {
			await expect(table.getByRole('caption')).not.toBeEmpty();
			await expect(table.getByRole('columnheader')).toHaveCount(6);
		}
		await expect(documents.titles).toHaveText(titles);
		await documents.cards.click();
		await expect(documents.tables).toHaveCount(0);
		await expect(documents.titles).toHaveText(titles);
	});
}

test('a double click on a document opens it in a new window', async ({ page }) => {
	const layout = new Layout(page, 'en');
	await layout.open('/education');
	await layout.main.getByRole('img').first().dblclick();
	await expectOtherTab(page, /\/_astro\/.*\.webp$/);
});
