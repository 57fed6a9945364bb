// @vitest-environment happy-dom

import type { ListEntry, ListView } from '#islands/shared/list-view.ts';
import { BuiltSite } from './built-site.ts';
import { openLists } from './open-lists.ts';

type Layout = 'list' | 'table';

const site = new BuiltSite('dist');
const pages = site
	.list()
	.filter((file) => file.endsWith('.html') && site.readText(file).includes('<ul'))
	.map((file) => ({ file, names: findNames(site.readText(file)) }))
	.filter(({ names }) => names.length > 0);

test('the site has lists that can be shown as tables', () => {
	expect(pages.length).toBeGreaterThan(30);
});

/*
 * The views and orders of every list of every page: whoever switches to and fro sees the same entries, with the same
 * texts and anchors.
 */
describe.each(pages)('$file', ({ file, names }) => {
	test.each(names)('"%s" has the same entries in list, table and both orders', (name) => {
		for (const view of openLists(site.readText(file), name)) {
			const listed = view.entries.map(({ item }) => toTexts(item));
			const elements = view.entries.map(({ item }) => [...item.querySelectorAll('[data-cell] *')]);
			for (const layout of ['table', 'list', 'table', 'list'] as const) {
				view.show(layout);
				expect(view.entries.map(({ cells }) => cells.map(toText))).toEqual(listed);
				expect(
					view.entries.map(({ cells }) => cells.flatMap((cell) => [...cell.querySelectorAll('*')])),
				).toEqual(elements);
				for (const ordered of [view.entries.toReversed(), view.entries]) {
					view.arrange(ordered);
					// In the list, each part has its own.
					const expected =
						layout === 'table' ? ordered : ordered.toSorted((a, b) => a.shelf - b.shelf);
					expect(findShown(view, layout)).toEqual(expected);
					expect(findAnchors(ordered, layout)).toEqual(ordered.map(({ id }) => id));
				}
			}
		}
	});
});

/** The entries that are shown, in the order of the page. */
function findShown(view: ListView, layout: Layout): (ListEntry | undefined)[] {
	const shown = new Map(view.entries.map((entry) => [toElement(entry, layout), entry]));
	const parents = new Set([...shown.keys()].map((element) => element?.parentElement));
	return [...parents]
		.flatMap((parent) => [...(parent?.children ?? [])])
		.filter((element) => !element.hasAttribute('hidden'))
		.map((element) => shown.get(element));
}

function findAnchors(entries: readonly ListEntry[], layout: Layout): (string | undefined)[] {
	return entries.map((entry) => toElement(entry, layout)?.id);
}

function toElement({ item, row }: ListEntry, layout: Layout): Element | undefined {
	return layout === 'table' ? row : item;
}

/** Lists whose entries have cells. */
function findNames(html: string): string[] {
	if (!html.includes('data-cell')) return [];
	return [
		...new Set([...html.matchAll(/data-list="?([\w-]+)/g)].flatMap(([, name]) => name ?? [])),
	];
}

function toTexts(item: Element): string[] {
	return [...item.querySelectorAll(':scope > [data-cell]')].map(toText);
}

function toText({ textContent }: Element): string {
	return textContent.trim();
}
