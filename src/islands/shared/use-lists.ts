import { addOtherPages } from './add-other-pages.ts';
import type { Column, ListView } from './list-view.ts';
import { useFoundLists } from './use-found-lists.ts';
import { useWholeList, type WholeList } from './use-whole-list.ts';

interface Wish {
	/** In `data-list`. */
	name: string;
	columns: readonly Column[];
	/** The lists go on on other pages. */
	hasPages: boolean;
	/** The entries of all pages are wanted, not only those of this one. */
	all: boolean;
}

interface Lists {
	/** The lists, with the entries of all pages once these are there. */
	find: () => readonly ListView[];
	state: WholeList;
	/** Tries again after a failure. */
	retry: () => void;
}

/** The lists of a page that may have further pages. */
export function useLists({ name, columns, hasPages, all }: Wish): Lists {
	const [find, replace] = useFoundLists(name, columns);
	const [state, retry] = useWholeList(hasPages, all, (pages) => {
		replace(addOtherPages(pages, name, columns, find()));
	});
	return { find, state, retry };
}
