import { locales } from '#i18n/locales.ts';
import { projects as messages } from '#i18n/messages/projects/index.ts';
import { plural } from '#i18n/messages.ts';
import { projects as content } from './pages/content.ts';
import { Projects } from './pages/projects.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
	const t = messages[locale];
	const countFound = (count: number) => plural(locale, t.found, count);

	test(`${locale}: a project is found by its title in any of the three languages`, async ({
		page,
	}) => {
		const projects = new Projects(page, locale);
		await projects.openSearching();
		const title = content.find(({ id }) => id === 'dance-school')?.title;
		for (const text of [
			title?.en?.toLowerCase(),
			title?.uk?.toUpperCase(),
			title?.es?.slice(3, -3),
		]) {
			await projects.search.field.fill(text ?? '');
			await expect(projects.search.answer).toHaveText(countFound(1));
			await expect(projects.titles).toHaveText([title?.[locale] ?? '']);
		}
	});

	test(`${locale}: projects are counted in the words of the language, also if there are none`, {
		tag: '@matrix',
	}, async ({ page }) => {
		const projects = new Projects(page, locale);
		await projects.openSearching();
		await projects.search.field.fill('three.js');
		const count = content.filter(({ technologies }) =>
			technologies.some((name) => /three\.js/i.test(name)),
		).length;
		await expect(projects.search.answer).toHaveText(countFound(count));
		await expect(projects.titles).toHaveCount(count);
		await projects.search.field.fill('zzz');
		await expect(projects.search.answer).toHaveText(t.none);
		await expect(projects.titles).toHaveCount(0);
	});
}

test('dates are found as the three languages show them, with points, and as ISO', {
	tag: '@matrix',
}, async ({ page }) => {
	const projects = new Projects(page, 'en');
	await projects.openSearching();
	const months = content.filter(({ start, end }) => start === '2021-08' || end === '2021-08');
	expect(months.length).toBeGreaterThan(0);
	for (const text of [
		'2021-08',
		'08.2021',
		'08/2021',
		'August 2021',
		'серпень 2021',
		'agosto de 2021',
	]) {
		await projects.search.field.fill(text);
		await expect(projects.titles, text).toHaveText(months.map(({ title }) => title.en ?? ''));
		await projects.search.field.fill('');
		await expect(projects.titles).toHaveCount(27);
	}
});

test('technology, description and kind are searched, whatever the case of the letters', {
	tag: '@matrix',
}, async ({ page }) => {
	const projects = new Projects(page, 'en');
	await projects.openSearching();
	for (const text of ['mYsQl', 'the baker reads', 'WEB APPLICATION']) {
		await projects.search.field.fill(text);
		await expect(projects.titles.filter({ hasText: 'Bakery pre-orders' })).toBeVisible();
		await expect.poll(() => projects.titles.count()).toBeLessThan(27);
	}
});

test('the text is one piece: its words in another order do not match', { tag: '@matrix' }, async ({
	page,
}) => {
	const projects = new Projects(page, 'en');
	await projects.openSearching();
	await projects.search.field.fill('school dance');
	await expect(projects.search.answer).toHaveText(messages.en.none);
});

test('an empty search, or one of spaces, shows all projects and announces nothing', {
	tag: '@matrix',
}, async ({ page }) => {
	const projects = new Projects(page, 'en');
	await projects.openSearching();
	await projects.search.field.fill('bakery');
	await expect(projects.titles).toHaveCount(1);
	for (const text of ['', '   ']) {
		await projects.search.field.fill(text);
		await expect(projects.titles).toHaveCount(27);
		await expect(projects.search.answer).toBeHidden();
	}
});

test('matches are marked in the text, and only while they match', async ({ page }) => {
	const projects = new Projects(page, 'en');
	await projects.openSearching();
	await projects.search.field.fill('BAKER');
	const marks = projects.search.marks;
	await expect(marks.first()).toHaveText('Baker');
	for (const text of await marks.allTextContents()) expect(text.toLowerCase()).toBe('baker');
	await projects.search.field.fill('bakery pre');
	await expect(marks).toHaveText(['Bakery pre']);
	await projects.search.field.fill('');
	await expect(marks).toHaveCount(0);
});

test('the search is closed at first; open or closed, it is remembered', async ({ page }) => {
	const projects = new Projects(page, 'en');
	const { search } = projects;
	await projects.open('/projects');
	await expect(search.panel).toBeHidden();
	await search.open.click();
	await expect(search.field).toBeFocused();
	expect(await projects.saved('projectSearch')).toBe('true');

	await page.reload({ waitUntil: 'commit' });
	await expect(search.field).toBeVisible();
	await search.close.click();
	await expect(search.panel).toBeHidden();
	await expect(search.open).toBeFocused();
	expect(await projects.saved('projectSearch')).toBe('false');
	await page.reload();
	await expect(search.panel).toBeHidden();
});

test('closing the search shows all projects again', { tag: '@matrix' }, async ({ page }) => {
	const projects = new Projects(page, 'en');
	await projects.openSearching();
	await projects.search.field.fill('bakery');
	await expect(projects.titles).toHaveCount(1);
	await projects.search.close.click();
	await expect(projects.titles).toHaveText(projects.allTitles());
});

test('the clear button empties the field and keeps the focus in it', { tag: '@matrix' }, async ({
	page,
}) => {
	const projects = new Projects(page, 'en');
	await projects.openSearching();
	await expect(projects.search.clear).toBeDisabled();
	await projects.search.field.fill('bakery');
	await projects.search.clear.click();
	await expect(projects.search.field).toHaveValue('');
	await expect(projects.search.field).toBeFocused();
	await expect(projects.titles).toHaveCount(27);
});
