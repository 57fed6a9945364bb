import { findLists, type ListView } from '#islands/shared/list-view.ts';

/** Shows the main part of a page in place of the last one, and finds its lists that go by this name, with all of their cells. */
export function openLists(html: string, name: string): ListView[] {
	document.body.innerHTML = '';
	const page = new DOMParser().parseFromString(html, 'text/html');
	document.body.append(...page.querySelectorAll('main'));
	const cells = [...document.querySelectorAll<HTMLElement>(`[data-list=${name}] [data-cell]`)];
	const named = new Set(cells.flatMap(({ dataset }) => dataset.cell ?? []));
	return findLists(
		name,
		[...named].map((cell) => ({ cell, label: cell })),
	);
}
