import { formatDay, formatMonth } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { education as messages } from '#i18n/messages/education/index.ts';
import { diplomas, languages, studies } from './pages/content.ts';
import { Documents } from './pages/documents.ts';
import { Layout } from './pages/layout.ts';
import { expectOtherTab } from './pages/other-tabs.ts';
import { expect, test } from './test.ts';

const sizes: Record<string, number> = { provider: 9, school: 3, academy: 2, university: 2 };

for (const locale of locales) {
	test(`${locale}: four places of study, then the languages, each with its period and documents`, async ({
		page,
	}) => {
		const layout = new Layout(page, locale);
		await layout.open('/education');
		await expect(layout.main.getByRole('heading', { level: 2 })).toHaveText([
			...studies.map(({ institution }) => institution[locale] ?? ''),
			messages[locale].languages,
		]);
		for (const { id, institution, start, end } of studies) {
			const section = layout.main.getByRole('region', {
				name: institution[locale] ?? '',
				exact: true,
			});
			await expect(section.getByRole('time').first()).toHaveText(formatMonth(locale, start));
			await expect(section.getByRole('time').nth(1)).toHaveText(formatMonth(locale, end ?? ''));
			await expect(section.getByRole('heading', { level: 3 })).toHaveCount(sizes[id] ?? 0);
		}
		const spoken = layout.main.getByRole('region', {
			name: messages[locale].languages,
			exact: true,
		});
		await expect(spoken.getByRole('heading', { level: 3 })).toHaveCount(2);
		for (const { name, level } of languages) {
			await expect(
				spoken
					.getByRole('listitem')
					.filter({ hasText: name[locale] ?? '' })
					.first(),
			).toContainText(level[locale] ?? '');
		}
	});

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

test('the periods are those of the specification', async ({ page }) => {
	const layout = new Layout(page, 'en');
	await layout.open('/education');
	const months = await layout.main
		.getByRole('time')
		.evaluateAll((times) =>
			times.map((time) => time.getAttribute('datetime')).filter((date) => date?.length === 7),
		);
	expect(months).toEqual([
		'2020-11',
		'2024-11',
		'2021-11',
		'2023-11',
		'2017-04',
		'2017-11',
		'1994-09',
		'1999-01',
	]);
});

test('every document shows its number, result and day', async ({ page }) => {
	const layout = new Layout(page, 'uk');
	await layout.open('/education');
	for (const { title, number, grade, date, side } of diplomas) {
		if (side) continue;
		const card = layout.main
			.getByRole('listitem')
			.filter({ has: page.getByRole('heading', { name: title.uk ?? '', exact: true }) })
			.filter({ hasText: number?.uk ?? '' });
		await expect(card).toContainText(grade?.uk ?? '');
		await expect(card.getByRole('time')).toHaveText(formatDay('uk', date));
	}
});

test('every document opens as a picture in a new window, and its check at the issuer too', async ({
	page,
	request,
}) => {
	const layout = new Layout(page, 'es');
	const documents = new Documents(page, 'es');
	await layout.open('/education');
	await expect(documents.documentLinks).toHaveCount(18);
	for (const link of await documents.documentLinks.all()) {
		await expect(link).toHaveAttribute('target', '_blank');
		const answer = await request.head((await link.getAttribute('href')) ?? '');
		expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
	}
	const checked = [...diplomas, ...languages].filter(({ verify }) => verify);
	expect(checked.length).toBeGreaterThan(0);
	await expect(documents.verifyLinks).toHaveCount(checked.length);
	for (const link of await documents.verifyLinks.all()) {
		await expect(link).toHaveAttribute('target', '_blank');
		await expect(link).toHaveAttribute('rel', /noopener/);
		await expect(link).toHaveAttribute('href', /^https:/);
	}
});

test('a double click on a document opens it in a new window', async ({ page }) => {
	const layout = new Layout(page, 'en');
	await layout.open('/education');
	await layout.main.getByRole('img').first().dblclick();
	await expectOtherTab(page, /\/_astro\/.*\.webp$/);
});

test('only the newest document of the first place of study loads before it comes near', async ({
	page,
}) => {
	await page.goto('/education');
	const [first] = studies;
	const section = page.getByRole('region', { name: first?.institution.en ?? '', exact: true });
	const newest = section
		.getByRole('listitem')
		.filter({ has: page.getByRole('img') })
		.first();
	await expect(newest.getByRole('img')).toHaveAttribute('loading', 'eager');
	await expect(page.locator('main img[loading=eager]')).toHaveCount(1);
});
