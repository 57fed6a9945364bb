import { formatDay } from '#i18n/format.ts';
import { builtInLocales } from '#i18n/locales.ts';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { plural } from '#i18n/messages.ts';
import { Certificates } from './pages/certificates.ts';
import { articles, certificates as content, diplomas, listedDiplomas } from './pages/content.ts';
import { expect, test } from './test.ts';

for (const locale of builtInLocales) {
	const t = messages[locale];
	const titleOf = (id: string) =>
		[...content, ...diplomas].find((entry) => entry.id === id)?.title[locale] ?? '';

	test(`${locale}: the totals count diplomas and certificates, collapsed at first`, async ({
		page,
	}) => {
		const overview = new Certificates(page, locale);
		await overview.open('/certificates');
		const totals = overview.main.getByRole('region', { name: t.totals });
		await expect(totals).toContainText(new RegExp(`${t.diplomas}\\s*${listedDiplomas.length}`));
		await expect(totals).toContainText(new RegExp(`${t.certificates}\\s*${content.length}`));
		await expect(overview.diplomas.links).toHaveCount(0);
		await expect(overview.certificates.links).toHaveCount(0);
		await overview.diplomas.heading.click();
		await expect(overview.diplomas.links).toHaveCount(listedDiplomas.length);
		await expect(overview.certificates.links).toHaveCount(0);
		await overview.certificates.heading.click();
		await expect(overview.certificates.links).toHaveCount(content.length);
		await expect(overview.diplomas.links).toHaveCount(listedDiplomas.length);
		await overview.diplomas.heading.click();
		await expect(overview.diplomas.links).toHaveCount(0);
	});

	test(`${locale}: titles of this language are searched, and only of this one`, async ({
		page,
	}) => {
		const overview = new Certificates(page, locale);
		await overview.open('/certificates');
		await overview.search.field.fill(titleOf('pm/risk-management').toUpperCase());
		await expect(overview.hits.first()).toHaveText(titleOf('pm/risk-management'));
		const other = { en: 'ризиками', uk: 'riesgos', es: 'risk' }[locale];
		await overview.search.field.fill(other);
		await expect(overview.search.answer).toHaveText(t.none);
		expect(await overview.found()).toEqual([]);
	});

	test(`${locale}: what was found is counted in the words of the language`, {
		tag: '@matrix',
	}, async ({ page }) => {
		const overview = new Certificates(page, locale);
		await overview.open('/certificates');
		for (const number of ['EN-2021-03568', 'EN-2021-03568 EN-2024-03188']) {
			await overview.search.field.fill(number);
			const count = number.split(' ').length;
			await expect(overview.search.answer).toHaveText(plural(locale, t.found, count));
		}
	});
}

test('an empty box finds nothing and leaves the lists as they were', { tag: '@matrix' }, async ({
	page,
}) => {
	const overview = new Certificates(page, 'en');
	await overview.open('/certificates');
	await overview.diplomas.heading.click();
	await overview.search.field.fill('python');
	await expect(overview.hits.first()).toBeVisible();
	await expect(overview.diplomas.heading).toBeHidden();
	for (const text of ['', '  \t ']) {
		await overview.search.field.fill(text);
		await expect(overview.search.answer).toBeHidden();
		await expect(overview.diplomas.links).toHaveCount(listedDiplomas.length);
		await expect(overview.certificates.links).toHaveCount(0);
		await expect(overview.search.marks).toHaveCount(0);
	}
});

test('a space at the end or between words does not match everything', { tag: '@matrix' }, async ({
	page,
}) => {
	const overview = new Certificates(page, 'en');
	await overview.open('/certificates');
	await overview.search.field.fill('kanban');
	await expect(overview.search.answer).toHaveText('1 document found');
	for (const text of ['kanban ', ' kanban', 'kanban   ', '\tkanban\n']) {
		await overview.search.field.fill(text);
		await expect(overview.search.answer).toHaveText('1 document found');
	}
});

test('any of the words is enough, and what has more of them comes first', async ({ page }) => {
	const overview = new Certificates(page, 'en');
	await overview.open('/certificates');
	await overview.search.field.fill('accessibility python practice');
	await expect(overview.hits.first()).toHaveText('Web accessibility in practice (WCAG 2.2)');
	const found = await overview.found();
	expect(found.some((title) => /python/i.test(title))).toBe(true);
	for (const title of found) expect(title).toMatch(/accessibility|python|practice/i);
});

test('the day of the exam is searched as it is shown and as dd.mm.yyyy', {
	tag: '@matrix',
}, async ({ page }) => {
	const overview = new Certificates(page, 'en');
	const certificate = content.find(({ id }) => id === 'pm/agile-delivery');
	const day = certificate?.date ?? '';
	await overview.open('/certificates');
	// Any word finds a document, so day, month and year find many; the one with all three is the first.
	await overview.search.field.fill(formatDay('en', day));
	await expect(overview.hits.first()).toHaveText(certificate?.title.en ?? '');
	for (const text of [day.split('-').reverse().join('.'), day]) {
		await overview.search.field.fill(text);
		await expect(
			overview.hits.filter({ hasText: certificate?.title.en ?? '' }),
			text,
		).toBeVisible();
		const days = content.filter(({ date }) => date === day).length;
		await expect(overview.hits, text).toHaveCount(days);
	}
});

test('registration numbers are searched in any case', { tag: '@matrix' }, async ({ page }) => {
	const overview = new Certificates(page, 'en');
	await overview.open('/certificates');
	await overview.search.field.fill(articles?.number?.en?.toLowerCase() ?? '');
	await expect(overview.hits).toHaveText([articles?.title.en ?? '']);
});

test('diplomas are searched as well as certificates', { tag: '@matrix' }, async ({ page }) => {
	const overview = new Certificates(page, 'en');
	await overview.open('/certificates');
	const diploma = diplomas.find(({ id }) => id === 'provider/ruby-developer');
	await overview.search.field.fill(diploma?.number?.en ?? '');
	await expect(overview.hits).toHaveText([diploma?.title.en ?? '']);
});

test('the result and the links are not searched', { tag: '@matrix' }, async ({ page }) => {
	const overview = new Certificates(page, 'en');
	await overview.open('/certificates');
	await overview.search.field.fill('distinction');
	await expect(overview.search.answer).toHaveText(messages.en.none);
});

test('a search without a match shows a message', { tag: '@matrix' }, async ({ page }) => {
	const overview = new Certificates(page, 'en');
	await overview.open('/certificates');
	await overview.search.field.fill('qqqq');
	await expect(overview.search.answer).toHaveText(messages.en.none);
	expect(await overview.found()).toEqual([]);
});

test('the clear button empties the box, brings back the lists and keeps the focus', async ({
	page,
}) => {
	const overview = new Certificates(page, 'en');
	await overview.open('/certificates');
	await expect(overview.search.clear).toBeDisabled();
	await overview.search.field.fill('java');
	await expect(overview.search.marks.first()).toBeVisible();
	await overview.search.clear.click();
	await expect(overview.search.field).toHaveValue('');
	await expect(overview.search.field).toBeFocused();
	await expect(overview.certificates.links).toHaveCount(0);
	await overview.certificates.heading.click();
	await expect(overview.certificates.links).toHaveCount(content.length);
});

test('the search is open at first; closed or open, it is remembered', async ({ page }) => {
	const overview = new Certificates(page, 'en');
	const { search } = overview;
	await overview.open('/certificates');
	await expect(search.field).toBeVisible();
	await search.close.click();
	await expect(search.panel).toBeHidden();
	await expect(search.open).toBeFocused();
	expect(await overview.saved('searchView')).toBe('false');
	await page.reload({ waitUntil: 'commit' });
	await expect(search.open).toBeVisible();
	await expect(search.panel).toBeHidden();
	await search.open.click();
	await expect(search.field).toBeFocused();
	expect(await overview.saved('searchView')).toBe('true');
});

test('each entry of the totals leads to the place where the document is shown', {
	tag: '@matrix',
}, async ({ page }) => {
	const overview = new Certificates(page, 'uk');
	await overview.open('/certificates');
	await overview.search.field.fill(articles?.number?.en ?? '');
	await overview.hits.click();
	await expect(page).toHaveURL(/\/uk\/certificates\/english#english-/);
	await expect(
		overview.main.getByRole('heading', { name: articles?.title.uk ?? '', exact: true }),
	).toBeInViewport();
});
