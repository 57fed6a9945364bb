import { projects as messages } from '#i18n/messages/projects/index.ts';
import { plural } from '#i18n/messages.ts';
import { sumShifts } from './layout-shift.ts';
import { listCaseStudies } from './pages/case-study.ts';
import { projects as content } from './pages/content.ts';
import { Projects } from './pages/projects.ts';
import { expect, test } from './test.ts';

const t = messages.en;

test('the table has a caption, headed columns and a row for each project; the order turns round', async ({
	page,
}) => {
	const projects = new Projects(page);
	const newest = content.map(({ title }) => title.en ?? '');
	await projects.open('/projects');
	await projects.tableView.click();
	await expect(projects.table.getByRole('columnheader')).toHaveText([
		t.period,
		projects.t.title,
		t.kind,
		t.about,
		t.technologies,
		t.links,
	]);
	await expect(projects.table.getByRole('row')).toHaveCount(28);
	await expect(projects.titles).toHaveText(newest);
	const description = content[0]?.description?.en?.slice(0, 40) ?? '';
	await expect(projects.table.getByRole('cell', { name: description })).toHaveCount(1);
	await projects.oldestFirst.click();
	await expect(projects.titles).toHaveText(newest.toReversed());
	await projects.list.click();
	await expect(projects.table).toBeHidden();
	await projects.newestFirst.click();
	await expect(projects.titles).toHaveText(projects.allTitles());
});

test('words, view and order are in the address, so that a reload and a link keep them', async ({
	page,
}) => {
	const projects = new Projects(page);
	const found = content
		.filter(({ technologies }) => technologies.includes('MySQL'))
		.map(({ title }) => title.en ?? '');
	expect(found.length).toBeGreaterThan(1);
	await projects.open('/projects');
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

test('what a link asks is there in the first picture of the list, long before the code of the controls', {
	tag: '@matrix',
}, async ({ page }) => {
	const projects = new Projects(page);
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(/\/_astro\/(ProjectBrowser|client)\.[\w-]+\.js/, async (route) => {
		await held;
		await route.continue();
	});
	const found = content
		.filter(({ for: whose, technologies }) => whose === 'client' && technologies.includes('MySQL'))
		.map(({ title }) => title.en ?? '');
	expect(found.length).toBeGreaterThan(1);
	for (const [view, shown] of [
		['list', found.toReversed()],
		['table', found.toReversed()],
	] as const) {
		await page.goto(`/projects?q=MySQL&view=${view}&order=oldest&kind=client`, {
			waitUntil: 'commit',
		});
		await expect(projects.titles).toHaveText(shown);
		await expect(projects.search.field).toHaveValue('MySQL');
		await expect(projects.search.answer).toHaveText(plural('en', t.found, found.length));
		await expect(projects.main.locator('[aria-pressed=true]')).toHaveText([
			t.kinds.client,
			...(view === 'table' ? [projects.t.table] : [projects.t.list]),
			projects.t.oldestFirst,
		]);
		// When the text font comes, a switch moves by the width of its words, a few pixels.
		expect(await sumShifts(page)).toBeLessThan(0.001);
	}
	await page.evaluate(() => document.fonts.ready);
	const before = await page.screenshot();
	release();
	await projects.main.locator('.controls[data-ready]').waitFor();
	expect(before.equals(await page.screenshot())).toBe(true);
});

test('a project is found by its title in any of the three languages, with its letters marked', async ({
	page,
}) => {
	const projects = new Projects(page);
	const { search } = projects;
	await projects.open('/projects');
	const title = content.find(({ id }) => id === 'dance-school')?.title;
	for (const text of [
		title?.en?.toLowerCase(),
		title?.uk?.toUpperCase(),
		title?.es?.slice(3, -3),
	]) {
		await search.field.fill(text ?? '?');
		await expect(search.answer).toHaveText(plural('en', t.found, 1));
		await expect(projects.titles).toHaveText([title?.en ?? '']);
	}
	await search.field.fill('BAKERY pre');
	await expect(search.marks).toHaveText(['Bakery pre']);
	await search.field.fill('zzz');
	await expect(search.answer).toHaveText(t.none);
	await expect(projects.titles).toHaveCount(0);
	await expect(search.marks).toHaveCount(0);
});

test('the search is open at first; open or closed, it is remembered', async ({ page }) => {
	const projects = new Projects(page);
	const { search } = projects;
	await projects.open('/projects');
	await expect(search.field).toBeVisible();
	await search.close.click();
	await expect(search.field).toBeHidden();
	await expect(search.open).toBeFocused();
	expect(await projects.saved('projectSearch')).toBe('false');

	await page.reload({ waitUntil: 'commit' });
	await expect(search.open).toBeVisible();
	await expect(search.field).toBeHidden();
	await search.open.click();
	await expect(search.field).toBeFocused();
	expect(await projects.saved('projectSearch')).toBe('true');
});

test('what is written in the address or the field is searched as text, and does nothing else', async ({
	page,
}) => {
	const projects = new Projects(page);
	const { search } = projects;
	await projects.open('/projects?projectSearch=<script>alert(1)</script>&view=<b>&q=[');
	await expect(search.field).toHaveValue('[');
	await expect(search.answer).toHaveText(t.none);
	const title = await page.title();
	for (const text of [
		'a'.repeat(10_000),
		'<img src=x onerror="document.title=1"><script>document.title=2</script>',
		'שלום \u202eabc\u202c',
	]) {
		await search.field.fill(text);
		await expect(search.answer).toHaveText(t.none);
		await search.clear.click();
		await expect(projects.titles).toHaveText(projects.allTitles());
	}
	expect(await page.title()).toBe(title);
});

test('the gallery of a project without a case study is in the list, and opens large', async ({
	page,
}) => {
	const studies = listCaseStudies();
	const project = content.find(
		({ id, gallery }) => gallery?.length && !studies.includes(`/projects/${id}`),
	);
	await page.goto('/projects');
	const entry = page.locator(`#${project?.id}`);
	for (const { alt, caption } of project?.gallery ?? []) {
		const name = alt.en ?? '';
		await expect(entry).toContainText(caption.en ?? '?');
		await entry.getByRole('button', { name }).click();
		const large = page.getByRole('dialog', { name });
		await expect(large).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(large).toBeHidden();
	}
	expect(project?.gallery?.length).toBeGreaterThan(0);
});
