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

/** How many pages a list of so many entries has; an empty one has a page too. */
export function countPages(entries: number, size: number): number {
	return Math.max(1, Math.ceil(entries / size));
}

/** The entries of one page, counted from 1. */
export function pickPage<Entry>(entries: readonly Entry[], page: number, size: number): Entry[] {
	return entries.slice((page - 1) * size, page * size);
}

/** Path of a page of a list, counted from 1, which is the list itself. @example toPagePath('/projects', 2) // '/projects/page/2' */
export function toPagePath(list: string, page: number): string {
	const end = toPageParam(page);
	return end === undefined ? list : `${list}/${end}`;
}

/** The suffix of the path of the list. @example toPageParam(2) // 'page/2' */
export function toPageParam(page: number): string | undefined {
	return page === 1 ? undefined : `page/${page}`;
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

/**
 * The page numbers that the links of a list show: the first, the last, this one and those beside it. `undefined` stands
 * for pages that are left out, which are always more than one.
 * @example pickNumbers(5, 9) // [1, undefined, 4, 5, 6, undefined, 9]
 */
export function pickNumbers(page: number, pages: number): (number | undefined)[] {
	const near = [1, page - 1, page, page + 1, pages];
	const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
		(number) => near.includes(number) || (near.includes(number - 1) && near.includes(number + 1)),
	);
	return named.flatMap((number, index) =>
		number - (named[index - 1] ?? 0) > 1 ? [undefined, number] : [number],
	);
}
