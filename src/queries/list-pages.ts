import { countPages, entriesPerPage, toPageParam, toPagePath } from '#lib/list-pages.ts';
import { getEntries } from './entries.ts';
import { getFilledCategories, toCertificates } from './filled-categories.ts';
import { getPagePaths } from './resume-pages.ts';

/** How many pages each long list has, by the path of its first one. All languages have the same records, so as many pages. */
async function getPageCounts(): Promise<Record<string, number>> {
	const projects = await getEntries('projects');
	const certificates = await getEntries('certificates');
	const categories = await getFilledCategories();
	return {
		'/projects': countPages(projects.length, entriesPerPage.projects),
		'/certificates': countPages(certificates.length, entriesPerPage.totals),
		...Object.fromEntries(
			categories.map((category) => [
				category.path,
				countPages(toCertificates(category).length, entriesPerPage.certificates),
			]),
		),
	};
}

/** The static paths of all pages of a list in all languages, for a route that ends in `[...page]`. An empty list has none. */
export async function getListPages(list: string) {
	const pages = (await getPageCounts())[list] ?? 0;
	return (await getPagePaths(list)).flatMap(({ params, props }) =>
		Array.from({ length: pages }, (_, index) => ({
			params: { ...params, page: toPageParam(index + 1) },
			props: { ...props, list, page: index + 1, pages },
		})),
	);
}

/** Paths of all pages of lists but the first ones. */
export async function getFurtherPaths(): Promise<string[]> {
	return Object.entries(await getPageCounts()).flatMap(([list, pages]) =>
		Array.from({ length: pages - 1 }, (_, index) => toPagePath(list, index + 2)),
	);
}
