import { locales } from '#i18n/locales.ts';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { plural } from '#i18n/messages.ts';
import { categories } from '#lib/certificate-categories.ts';
import { certificates, countCategory, countLists, diplomas, site } from './pages/content.ts';
import { Documents } from './pages/documents.ts';
import { Layout } from './pages/layout.ts';
import { Slider } from './pages/slider.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
	const t = messages[locale];

	for (const category of categories) {
		const lists: readonly string[] = countLists(category).map(({ list }) => list);
		const grouped = lists.length > 1;

		test(`${locale}: ${category} shows its ${countCategory(category)} certificates as cards or as tables`, async ({
			page,
		}) => {
			const layout = new Layout(page, locale);
			const documents = new Documents(page, locale, grouped ? 3 : 2);
			await layout.open(`/certificates/${category}`);
			await expect(layout.main.getByRole('heading', { level: 1 })).toHaveText(
				t.categories[category],
			);
			await expect(layout.main).toContainText(plural(locale, t.count, countCategory(category)));
			const titles = await documents.titles.allTextContents();
			expect(titles.map((title) => title.trim()).sort()).toEqual(
				certificates
					.filter(({ list }) => lists.includes(list))
					.map(({ title }) => title[locale])
					.sort(),
			);
			expect(titles).toHaveLength(countCategory(category));
			await expect(documents.cards).toHaveAttribute('aria-pressed', 'true');

			await documents.table.click();
			await expect(documents.tables).toHaveCount(lists.length);
			await expect(documents.titles).toHaveText(titles);
			await documents.cards.click();
			await expect(documents.tables).toHaveCount(0);
			await expect(documents.titles).toHaveText(titles);
		});

		test(`${locale}: ${category} has a way back, and a slider unless it has groups`, async ({
			page,
		}) => {
			const layout = new Layout(page, locale);
			await layout.open(`/certificates/${category}`);
			const slider = new Slider(page, locale, t.slides);
			if (grouped) await expect(slider.window).toHaveCount(0);
			else {
				await slider.reach();
				await expect(slider.dots).toHaveCount(countCategory(category));
			}
			await layout.main.getByRole('link', { name: layout.t.back }).click();
			await expect(page).toHaveURL(locale === 'en' ? '/certificates' : `/${locale}/certificates`);
		});
	}

	for (const category of ['backend', 'frontend'] as const) {
		test(`${locale}: each group of ${category} has its count, and a heading that leads to its diploma`, async ({
			page,
		}) => {
			const layout = new Layout(page, locale);
			await layout.open(`/certificates/${category}`);
			const sizes = countLists(category);
			await expect(layout.main.getByRole('heading', { level: 2 })).toHaveCount(sizes.length);
			for (const { list, size } of sizes) {
				const title = Object.entries(t.groups).find(([key]) => key === list)?.[1] ?? '';
				const diploma = diplomas.find(
					({ id }) => id === Object.entries(site.groupDiplomas).find(([key]) => key === list)?.[1],
				);
				const heading = layout.main
					.getByRole('heading', { level: 2 })
					.filter({ hasText: title })
					.first();
				const link = heading.getByRole('link');
				await expect(link).toHaveText(title);
				expect(diploma?.verify).toMatch(/^https:/);
				await expect(link).toHaveAttribute('href', diploma?.verify ?? '');
				await expect(link).toHaveAttribute('target', '_blank');
				await expect(link).toHaveAccessibleName(
					`${title}: ${t.groupDiploma} (${layout.t.newWindow})`,
				);
				const group = layout.main.getByRole('region').filter({ has: page.locator(`h2#${list}`) });
				await expect(group.getByRole('heading', { level: 3 })).toHaveCount(size);
			}
		});
	}
}

test('English is in falling order of days, and turns round', async ({ page }) => {
	const layout = new Layout(page, 'en');
	const documents = new Documents(page, 'en', 2);
	await layout.open('/certificates/english');
	const readDays = () =>
		layout.main
			.getByRole('time')
			.evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
	const days = await readDays();
	expect(days).toHaveLength(19);
	expect(days).toEqual(days.toSorted().reverse());
	await expect(documents.newestFirst).toHaveAttribute('aria-pressed', 'true');
	await documents.oldestFirst.click();
	await expect.poll(readDays).toEqual(days.toReversed());
	await documents.table.click();
	await expect(documents.tables).toHaveCount(1);
	expect(await readDays()).toEqual(days.toReversed());
	await documents.newestFirst.click();
	await expect.poll(readDays).toEqual(days);
});

test('only English has an order to choose', async ({ page }) => {
	const layout = new Layout(page, 'en');
	const documents = new Documents(page, 'en');
	for (const category of categories) {
		await layout.open(`/certificates/${category}`);
		await expect(documents.newestFirst).toHaveCount(category === 'english' ? 1 : 0);
	}
});

test('English certificates hold a level or a registration number', () => {
	const levels = /^(Starter|Elementary|Pre-Intermediate|Intermediate|Upper-Intermediate)$/;
	const numbers = certificates
		.filter(({ list }) => list === 'english')
		.map(({ number }) => number?.en ?? '');
	expect(numbers.filter((number) => levels.test(number)).length).toBeGreaterThan(0);
	for (const number of numbers)
		expect(number).toMatch(/^EN-\d{4}-\d+$|ntermediate$|^Starter$|^Elementary$/);
});
