// @vitest-environment happy-dom

import { describe, expect, test } from 'vitest';
import { builtInLocales, type Locale } from '#i18n/locales.ts';
import { toSearchedDates } from '#i18n/searched-dates.ts';
import { localizePath } from '#i18n/urls.ts';
import { findDocuments } from '#islands/certificates/find-documents.ts';
import { findProjects } from '#islands/projects/find-projects.ts';
import type { ListEntry, ListView } from '#islands/shared/list-view.ts';
import { certificates, listedDiplomas, projects } from '../e2e/pages/content.ts';
import { BuiltSite } from './built-site.ts';
import { openLists } from './open-lists.ts';

const site = new BuiltSite('dist');

/** What a visitor may have done to the list before the search, and between two searches. */
const ways = {
	'the list': [],
	'the table': ['table'],
	'the list again': ['table', 'list'],
	'the table again': ['table', 'list', 'table'],
} as const;

describe.each(builtInLocales)('the projects in %s', (locale) => {
	const queries = findProjectQueries(locale);

	test('are found by each word, title and date in the same way in list and table, whatever came before', () => {
		expect(queries.length).toBeGreaterThan(1000);
		const expected = search(open(locale, '/projects', 'projects'), queries);
		for (const [way, layouts] of Object.entries(ways)) {
			const [view] = open(locale, '/projects', 'projects');
			for (const layout of layouts) view?.show(layout);
			// Another order moves the entries, too.
			view?.arrange(view.entries.toReversed());
			const found = search([view], queries);
			for (const query of queries)
				expect([way, query, found.get(query)]).toEqual([way, query, expected.get(query)]);
			view?.show(layouts.at(-1) === 'table' ? 'list' : 'table');
			expect(search([view], queries), way).toEqual(expected);
		}
	});
});

describe.each(builtInLocales)('the documents in %s', (locale) => {
	const openAll = () => open(locale, '/certificates', 'totals').flatMap(({ entries }) => entries);
	const entries = openAll();
	const dayOf = ({ item }: ListEntry) => item.querySelector('time')?.dateTime;
	const hrefOf = ({ item }: ListEntry) => item.querySelector('a')?.getAttribute('href') ?? '';

	test('of the day that is typed as the page shows it come first, whichever list they are from', () => {
		for (const entry of entries) {
			const day = dayOf(entry);
			const shown = entry.item.querySelector('time')?.textContent ?? '';
			const ofDay = entries.filter((other) => dayOf(other) === day);
			const first = findDocuments(entries, shown).slice(0, ofDay.length);
			expect(new Set(first), shown).toEqual(new Set(ofDay));
		}
	});

	test('of the education page are found by number, lead to their place and are not counted', () => {
		const education = site.openPage(locale, '/education');
		const address = localizePath(locale, '/education', '');
		const counted = listedDiplomas.length + certificates.length;
		expect(entries).toHaveLength(counted + 5);
		// The numbers as they are printed on the page.
		for (const number of [
			'GL-2023-00864',
			'GL-2023-00099',
			'GL-2022-00503',
			'GL-2023-00907',
			'SP-2024-00583',
		]) {
			const [found, ...more] = findDocuments(entries, number);
			expect(more, number).toEqual([]);
			const [path, anchor] = found ? hrefOf(found).split('#') : [];
			expect(path).toBe(address);
			const [place] = education.all(`[id="${anchor}"]`);
			expect(place?.text).toContain(number);
		}
	});
});

function search(views: readonly (ListView | undefined)[], queries: readonly string[]) {
	return new Map(queries.map((query) => [query, find(views, query)]));
}

function find([view]: readonly (ListView | undefined)[], query: string): string[] {
	return findProjects(view?.entries ?? [], query)
		.map(({ id }) => id)
		.sort();
}

/** Every word and title that the page shows of its projects or has for the search, and every form of every date. */
function findProjectQueries(locale: Locale): string[] {
	const [view] = open(locale, '/projects', 'projects');
	const texts = (view?.entries ?? []).flatMap(({ item, cells }) => [
		...cells.map(({ textContent }) => textContent),
		...(item.dataset.also ?? '').split('|'),
	]);
	const dates = projects.flatMap(({ start, end }) => [start, ...(end ? [end] : [])]);
	const titles = projects.flatMap(({ title }) =>
		Object.values(title).flatMap((text) => text ?? []),
	);
	const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word !== '');
	return [...new Set([...words, ...titles, ...dates.flatMap(toSearchedDates)])];
}

function open(locale: Locale, path: string, name: string): ListView[] {
	return openLists(site.readPage(locale, path), name);
}
