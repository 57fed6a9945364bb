// @vitest-environment happy-dom

import { makeFinder } from '#browser/find-index.ts';
import { formatDate } from '#i18n/format.ts';
import { builtInLocales, type Locale } from '#i18n/locales.ts';
import { toSearchedDates } from '#i18n/searched-dates.ts';
import { localizePath } from '#i18n/urls.ts';
import { arrangeProjects } from '#islands/projects/arrange-projects.ts';
import { findProjects } from '#islands/projects/find-projects.ts';
import type { ListView } from '#islands/shared/list-view.ts';
import { customers } from '#lib/customers.ts';
import { parseFindIndex } from '#lib/find/record.ts';
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

test('each kind shows its projects that have the words, in both views and both orders', () => {
	const questions = ['', ...findProjectQueries('en').filter((_, index) => index % 500 === 0)];
	const kinds = ['all', ...customers] as const;
	for (const q of questions) {
		const [view] = open('en', '/projects', 'projects');
		const hasWords = new Set(q === '' ? view?.entries.map(({ id }) => id) : find([view], q));
		for (const kind of kinds) {
			const newest = projects
				.filter((project) => kind === 'all' || project.for === kind)
				.map(({ id }) => id)
				.filter((id) => hasWords.has(id));
			for (const layout of ['table', 'list', 'table'] as const)
				for (const order of ['oldest', 'newest'] as const) {
					if (view) arrangeProjects(view, { q, kind, view: layout, order });
					const rows = layout === 'table' ? 'tbody > tr' : '[data-list="projects"] > li';
					const shown = [...document.querySelectorAll(`${rows}:not([hidden])`)].map(({ id }) => id);
					const expected = order === 'newest' ? newest : newest.toReversed();
					const what = [q, kind, layout, order];
					if (layout === 'table') expect([...what, shown]).toEqual([...what, expected]);
					expect([...what, shown.sort()]).toEqual([...what, expected.toSorted()]);
					const counts = [...document.querySelectorAll('.shelf-count')].map(({ textContent }) =>
						Number(textContent),
					);
					expect([...what, counts.reduce((sum, count) => sum + count, 0)]).toEqual([
						...what,
						expected.length,
					]);
				}
		}
	}
});

describe.each(builtInLocales)('the documents in %s', (locale) => {
	const index = parseFindIndex(JSON.parse(site.readForm(locale, '/find.json')));
	const documents = index?.records.filter(({ kind, dates }) => kind === 'certificate' && dates);
	const finder = index && makeFinder(index.records, index);

	test('of the day that is typed as the page shows it come first', () => {
		expect(documents?.length).toBeGreaterThan(certificates.length + listedDiplomas.length);
		for (const { dates = '' } of documents ?? []) {
			const ofDay = documents?.filter((other) => other.dates === dates);
			const found = finder
				?.find(formatDate(locale, dates))
				.found.filter(({ kind }) => kind === 'certificate');
			expect(new Set(found?.slice(0, ofDay?.length)), dates).toEqual(new Set(ofDay));
		}
	});

	test('of the education page are found by number, and lead to their place', () => {
		const education = site.openPage(locale, '/education');
		// The numbers as they are printed on the page.
		for (const number of [
			'GL-2023-00864',
			'GL-2023-00099',
			'GL-2022-00503',
			'GL-2023-00907',
			'SP-2024-00583',
		]) {
			const [first] = finder?.find(number).found ?? [];
			const [path, anchor] = first?.href.split('#') ?? [];
			expect(path).toBe(localizePath(locale, '/education', ''));
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
	const dates = projects.flatMap(({ start, end }) => [start, end].flatMap((date) => date ?? []));
	const titles = projects.flatMap(({ title }) =>
		Object.values(title).flatMap((text) => text ?? []),
	);
	const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word !== '');
	return [...new Set([...words, ...titles, ...dates.flatMap(toSearchedDates)])];
}

function open(locale: Locale, path: string, name: string): ListView[] {
	return openLists(site.readPage(locale, path), name);
}
