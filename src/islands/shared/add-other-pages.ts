import { type Column, findLists, type ListEntry, type ListView } from './list-view.ts';

/**
 * Puts the entries of all pages into the lists of this page, `own`, which go by a name in `data-list`; those of one
 * caption are one list. A list that begins on another page is inserted with its heading before the links to the pages.
 * Gives all lists in their order. Throws where a page has no list of this name.
 */
export function addOtherPages(
	pages: readonly Document[],
	name: string,
	columns: readonly Column[],
	own: readonly ListView[],
): ListView[] {
	const parts = pages.flatMap((page) => {
		const lists = page === document ? own : findLists(name, columns, page);
		if (lists.length === 0) throw new Error(`A page of the list has no "${name}".`);
		return lists;
	});
	const lists = [...Map.groupBy(parts, ({ caption }) => caption).values()].flatMap((same) => {
		const list = same.find((each) => own.includes(each)) ?? same[0];
		list?.takeAll(withoutTwins(same.flatMap(({ entries }) => entries)));
		return list ?? [];
	});
	const come = lists.filter((list) => !own.includes(list));
	// Scripts of another page would run when they come into this one.
	for (const { block } of come)
		for (const script of block.querySelectorAll('script')) script.remove();
	if (come.length > 0)
		document.querySelector('nav[data-pages]')?.before(...lists.map(({ block }) => block));
	return lists;
}

/** An entry that moved to the next page between two requests is on both: the one of this page stays. */
function withoutTwins(entries: readonly ListEntry[]): ListEntry[] {
	const isOwn = ({ item }: ListEntry) => item.ownerDocument === document;
	const known = new Set(entries.filter(isOwn).map(({ id }) => id));
	return entries.filter((entry) => {
		if (isOwn(entry) || entry.id === '') return true;
		if (known.has(entry.id)) return false;
		known.add(entry.id);
		return true;
	});
}
