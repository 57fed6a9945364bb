import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { common } from '#i18n/messages/common/index.ts';
import { plural } from '#i18n/messages.ts';
import {
	categories,
	certificates,
	countCategory,
	countGroups,
	diplomas,
} from '../e2e/pages/content.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');

describe.each(locales)('the categories of certificates in %s', (locale) => {
	const t = messages[locale];
	const words = common[locale];
	const shelves = categories.map((category) => ({
		...category,
		size: countCategory(category),
		page: site.openPage(locale, `/certificates/${category.id}`),
	}));

	test.each(shelves)('$id shows its $size certificates', ({ title, groups, size, page }) => {
		expect(page.all('main h1').map(({ text }) => text)).toEqual([title[locale]]);
		expect(page.textOf('main')).toContain(plural(locale, t.count, size));
		const heading = groups.length > 1 ? 'h3' : 'h2';
		const shown = page.all(`[data-list=documents] > li ${heading}`).map(({ text }) => text);
		const lists: readonly string[] = groups.map((group) => group.id);
		expect(shown.toSorted()).toEqual(
			certificates
				.filter(({ list }) => lists.includes(list))
				.map((entry) => entry.title[locale])
				.sort(),
		);
		expect(shown).toHaveLength(size);
		expect(page.named('main button', words.cards)[0]?.attribute('aria-pressed')).toBe('true');
	});

	test.each(shelves.filter(({ groups }) => groups.length > 1))(
		'each group of $id has its count, and a heading that leads to its diploma',
		({ page, ...category }) => {
			const groups = countGroups(category);
			expect(page.all('main h2')).toHaveLength(groups.length);
			for (const { id, size, title: titles, diploma: diplomaId } of groups) {
				const title = titles?.[locale] ?? '';
				const [heading, ...more] = page.all(`main h2#${id}`);
				expect(more, id).toEqual([]);
				const [link] = heading?.all('a') ?? [];
				expect(link?.text, id).toBe(title);
				const diploma = diplomas.find((each) => each.id === diplomaId);
				expect(diploma?.verify, id).toMatch(/^https:/);
				expect(link?.address, id).toBe(diploma?.verify);
				expect(link?.name, id).toContain(`${title}: ${t.groupDiploma}`);
				expect(page.all(`main section[aria-labelledby=${id}] h3`), id).toHaveLength(size);
			}
		},
	);

	test('only English has an order to choose', () => {
		for (const { id, page } of shelves) {
			const buttons = page.named('main button', words.newestFirst);
			expect(buttons, id).toHaveLength(id === 'english' ? 1 : 0);
		}
	});

	test('only the documents of the first window load before they come near', () => {
		const page = shelves.find(({ id }) => id === 'frontend')?.page;
		const pictures = page?.all('[data-list=documents] img').slice(0, 4) ?? [];
		const modes = pictures.map((picture) => picture.attribute('loading'));
		expect(modes).toEqual(['eager', 'eager', 'eager', 'eager']);
		expect(page?.all('main img[loading=eager]')).toHaveLength(4);
	});
});

test('English certificates hold a level or a registration number', () => {
	const levels = /^(Starter|Elementary|Pre-Intermediate|Intermediate|Upper-Intermediate)$/;
	const numbers = site
		.openPage('en', '/certificates/english')
		.all('[data-list=documents] [data-cell=number]')
		.map(({ text }) => text);
	expect(numbers).toHaveLength(certificates.filter(({ list }) => list === 'english').length);
	expect(numbers.filter((number) => levels.test(number)).length).toBeGreaterThan(0);
	for (const number of numbers) {
		expect(number).toMatch(/^EN-\d{4}-\d+$|ntermediate$|^Starter$|^Elementary$/);
	}
});
