import { locales } from '#i18n/locales.ts';
import { projects as messages } from '#i18n/messages/projects/index.ts';
import { projects as content } from './pages/content.ts';
import { Projects } from './pages/projects.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
	const t = messages[locale];

	test(`${locale}: the table has a caption, headed columns and a row for each project`, async ({
		page,
	}) => {
		const projects = new Projects(page, locale);
		await projects.open('/projects');
		await projects.tableView.click();
		await expect(projects.table.getByRole('columnheader')).toHaveText([
			t.period,
			projects.t.title,
			t.about,
			t.technologies,
			t.links,
		]);
		await expect(projects.table.getByRole('row')).toHaveCount(28);
		await expect(projects.titles).toHaveText(projects.allTitles());
		const row = projects.table.getByRole('row').filter({
			has: page.getByRole('heading', { name: projects.allTitles()[0] ?? '', exact: true }),
		});
		await expect(row.getByRole('cell').nth(2)).toContainText(
			content[0]?.description[locale]?.slice(0, 40) ?? '',
		);

		await projects.list.click();
		await expect(projects.table).toBeHidden();
		await expect(projects.titles).toHaveText(projects.allTitles());
	});

	test(`${locale}: the order turns round in the list and in the table`, async ({ page }) => {
		const projects = new Projects(page, locale);
		const reversed = projects.allTitles().toReversed();
		await projects.open('/projects');
		await projects.oldestFirst.click();
		await expect(projects.titles).toHaveText(reversed);
		await projects.tableView.click();
		await expect(projects.table).toBeVisible();
		await expect(projects.titles).toHaveText(reversed);
		await projects.newestFirst.click();
		await expect(projects.titles).toHaveText(projects.allTitles());
	});
}

test('search, order and table hold together', async ({ page }) => {
	const projects = new Projects(page, 'en');
	const found = content
		.filter(({ technologies }) => technologies.includes('MySQL'))
		.map(({ title }) => title.en ?? '');
	expect(found.length).toBeGreaterThan(1);
	await projects.openSearching();
	await projects.search.field.fill('MySQL');
	await projects.tableView.click();
	await expect(projects.table).toBeVisible();
	await projects.oldestFirst.click();
	await expect(projects.titles).toHaveText(found.toReversed());
	await projects.list.click();
	await expect(projects.titles).toHaveText(found.toReversed());
});

test('a date that is searched in the table first is found there, and then in the list', {
	tag: '@matrix',
}, async ({ page }) => {
	const projects = new Projects(page, 'en');
	const found = content
		.filter(({ start, end }) => [start, end].includes('2025-09'))
		.map(({ title }) => title.en ?? '');
	expect(found.length).toBeGreaterThan(0);
	await projects.openSearching();
	await projects.tableView.click();
	await expect(projects.table).toBeVisible();
	for (const query of ['09.2025', 'вер. 2025']) {
		await projects.search.field.fill(query);
		await expect(projects.titles).toHaveText(found);
	}
	await projects.list.click();
	await expect(projects.titles).toHaveText(found);
});

test('words, view and order are in the address, so that a reload and a link keep them', async ({
	page,
}) => {
	const projects = new Projects(page, 'en');
	const found = content
		.filter(({ technologies }) => technologies.includes('MySQL'))
		.map(({ title }) => title.en ?? '');
	await projects.openSearching();
	await projects.search.field.fill('MySQL');
	await projects.tableView.click();
	await projects.oldestFirst.click();
	await expect(page).toHaveURL('/projects?q=MySQL&view=table&order=oldest');
	await page.reload();
	await expect(projects.table).toBeVisible();
	await expect(projects.search.field).toHaveValue('MySQL');
	await expect(projects.titles).toHaveText(found.toReversed());
	await projects.search.clear.click();
	await projects.list.click();
	await projects.newestFirst.click();
	await expect(page).toHaveURL('/projects');
});

test('a project with a case study leads to it from its title', async ({ page }) => {
	const projects = new Projects(page, 'en');
	await projects.open('/projects');
	await projects.main.getByRole('link', { name: 'Bakery pre-orders', exact: true }).click();
	await expect(page).toHaveURL('/projects/bakery');
});

test('a demo that is a tool of this site opens in the same window', { tag: '@matrix' }, async ({
	page,
}) => {
	const projects = new Projects(page, 'en');
	await projects.open('/projects');
	await projects.main.getByRole('link', { name: 'Demo: Exchange rates', exact: true }).click();
	await expect(page).toHaveURL('/extra/rates');
});
