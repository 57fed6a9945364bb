import { toPagePath } from '#lib/list-pages.ts';

/** The links to the pages of a list, as `PageNumbers.astro` writes them. */
export interface PageNumbers {
	element: HTMLElement;
	/** Addresses of all pages, in their order. */
	addresses: readonly string[];
	/** Index of this page among them. */
	own: number;
}

/** `undefined` on a page whose list has no other pages. */
export function findPageNumbers(): PageNumbers | undefined {
	const element = document.querySelector<HTMLElement>('nav[data-pages]');
	if (!element) return undefined;
	const { first = '', page, pages } = element.dataset;
	const addresses = Array.from({ length: Number(pages) }, (_, index) =>
		toPagePath(first, index + 1),
	);
	return { element, addresses, own: Number(page) - 1 };
}
