/**
 * The largest number of entries on one page of a long list. With texts as long as in the sample, in Cyrillic, such a
 * page is 10% below its 28,000 bytes. `docs/decisions/017` has the measurement.
 */
export const entriesPerPage = {
	projects: 30,
	/** Cards of one category of certificates. */
	certificates: 100,
	/** The list of all certificates on their overview, with a stitch each. */
	totals: 150,
} as const;

/** The entries of each page; an empty list has one page without entries. */
export function splitPages<Entry>(entries: readonly Entry[], size: number): Entry[][] {
	const pages = Array.from({ length: Math.ceil(entries.length / size) }, (_, page) =>
		entries.slice(page * size, (page + 1) * size),
	);
	return pages.length === 0 ? [[]] : pages;
}

/** Path of a page of a list, counted from 1, which is the list itself. @example toPagePath('/projects', 2) // '/projects/page/2' */
export function toPagePath(list: string, page: number): string {
	return page === 1 ? list : `${list}/page/${page}`;
}

/** Path of the page with the entry at `index`, counted from 0. */
export function toPathOfEntry(list: string, index: number, size: number): string {
	return toPagePath(list, Math.floor(index / size) + 1);
}

/**
 * The path of an entry without the number of its page, which grows with the list: it never changes.
 * @example toLastingPath('/projects/page/2#lathe') // '/projects#lathe'
 */
export function toLastingPath(path: string): string {
	return path.replace(/\/page\/\d+(?=#|$)/, '');
}
