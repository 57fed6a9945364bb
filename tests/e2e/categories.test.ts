import { locales } from '#i18n/locales.ts';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { plural } from '#i18n/messages.ts';
import { categories, certificates, countCategory } from './pages/content.ts';
import { Documents } from './pages/documents.ts';
import { Layout } from './pages/layout.ts';
import { Slider } from './pages/slider.ts';
import { expect, journeyIf, test } from './test.ts';

for (const locale of locales) {
	const t = messages[locale];

	for (const category of categories) {
		const lists: readonly string[] = category.groups.map(({ id }) => id);
		const grouped = lists.length > 1;

		test(
			`${locale}: ${category.id} shows its ${countCategory(category)} certificates as cards or as tables`,
			journeyIf(category.id === 'backend'),
			async ({ page }) => {
				const layout = new Layout(page, locale);
				const documents = new Documents(page, locale, grouped ? 3 : 2);
				await layout.open(`/certificates/${category.id}`);
				await expect(layout.main.getByRole('heading', { level: 1 })).toHaveText(
					category.title[locale] ?? '',
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
			},
		);

		test(
			`${locale}: ${category.id} has a way back, and a slider unless it has groups`,
			journeyIf(category.id === 'database'),
			async ({ page }) => {
				const layout = new Layout(page, locale);
				await layout.open(`/certificates/${category.id}`);
				const slider = new Slider(page, locale, t.slides);
				if (grouped) await expect(slider.window).toHaveCount(0);
				else {
					await slider.reach();
					await expect(slider.dots).toHaveCount(countCategory(category));
				}
				await layout.main.getByRole('link', { name: layout.t.back }).click();
				await expect(page).toHaveURL(locale === 'en' ? '/certificates' : `/${locale}/certificates`);
			},
		);
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
