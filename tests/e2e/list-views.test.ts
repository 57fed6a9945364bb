import { Layout } from './pages/layout.ts';
import { expect, test } from './test.ts';

/** `tests/dist/list-views.test.ts` goes through the lists of every page. */
const lists = [
	{ path: '/about', entries: 28, tables: 1 },
	{ path: '/certificates/backend', entries: 41, tables: 4 },
	{ path: '/education', entries: 18, tables: 5 },
];

for (const { path, entries, tables } of lists) {
	test(`${path}: ${entries} cards become tables with captions and cards again, with nothing lost`, async ({
		page,
	}) => {
		const { main, t } = new Layout(page);
		await page.goto(path);
		const view = main.getByRole('group', { name: t.view });
		const titles = main
			.locator('[data-list] > li, tbody tr')
			.getByRole('heading', { includeHidden: false });
		await expect(titles).toHaveCount(entries);
		const texts = await titles.allTextContents();
		await expect(view.getByRole('button', { name: t.cards }).first()).toHaveAttribute(
			'aria-pressed',
			'true',
		);
		await view.getByRole('button', { name: t.table }).first().click();
		await expect(main.getByRole('table')).toHaveCount(tables);
		await expect(titles).toHaveText(texts);
		for (const caption of await main.getByRole('caption').all()) {
			await expect(caption).not.toBeEmpty();
		}
		await view.getByRole('button', { name: t.cards }).first().click();
		await expect(main.getByRole('table')).toHaveCount(0);
		await expect(titles).toHaveText(texts);
	});
}
