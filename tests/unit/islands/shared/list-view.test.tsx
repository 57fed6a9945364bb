import { describe, expect, test } from 'vitest';
import { findLists, type ListEntry, ListView } from '#islands/shared/list-view.ts';
import { countAt } from '../page.ts';

const columns = [
	{ cell: 'date', label: 'Date' },
	{ cell: 'title', label: 'Title' },
];

describe('the table', () => {
	test('is a real one, with a caption and headings of its columns', () => {
		const { view, table } = open();
		view.showTable();
		expect(table()?.caption?.textContent).toBe('All projects');
		const headings = [...(table()?.querySelectorAll('thead th') ?? [])];
		expect(headings.map((heading) => heading.textContent)).toEqual(['Date', 'Title']);
		expect(headings.map((heading) => heading.getAttribute('scope'))).toEqual(['col', 'col']);
	});

	test('can be scrolled by key and has a name', () => {
		const { view, table } = open();
		view.showTable();
		const region = table()?.parentElement;
		expect(region?.getAttribute('role')).toBe('group');
		expect(region?.tabIndex).toBe(0);
	});

	test('names the column in each of its cells, for narrow windows', () => {
		const { view, table } = open();
		view.showTable();
		const row = table()?.querySelector<HTMLTableRowElement>('tbody tr');
		const labels = [...(row?.children ?? [])].map((cell) => cell.getAttribute('data-label'));
		expect(labels).toEqual(['Date', 'Title']);
	});

	test('is made of the very cells of the list, not of copies', () => {
		const { list, view, table } = open();
		const before = [...document.querySelectorAll('[data-cell]')];
		view.showTable();
		expect([...document.querySelectorAll('[data-cell]')]).toHaveLength(before.length);
		expect(before.every((cell) => table()?.contains(cell))).toBe(true);
		expect(list.querySelector('[data-cell]')).toBeNull();
	});
});

describe('anchors', () => {
	test('follow their entry into the table and back', () => {
		const { view } = open();
		view.showTable();
		expect(document.getElementById('bakery')?.tagName).toBe('TR');
		expect(document.getElementById('bakery')?.textContent).toContain('Bakery');
		view.showTable();
		expect(countAt('#bakery')).toBe(1);
		view.showList();
		expect(document.getElementById('bakery')?.tagName).toBe('LI');
		expect(countAt('#bakery')).toBe(1);
	});
});

test('back from the table the list is what it was', () => {
	const { list, view } = open();
	const before = list.innerHTML;
	view.showTable();
	view.showList();
	expect(list.innerHTML).toBe(before);
	view.showTable();
	view.showList();
	expect(list.innerHTML).toBe(before);
});

describe('order', () => {
	test('entries have the given order, and the others are hidden', () => {
		const { list, view, pick } = open();
		view.arrange(pick('shop', 'cube'));
		expect([...list.children].map((item) => item.id)).toEqual(['shop', 'cube', 'bakery']);
		expect(visible(list)).toEqual(['shop', 'cube']);
	});

	test('a table that is made later has it too', () => {
		const { view, table, pick } = open();
		view.arrange(pick('shop', 'cube'));
		view.showTable();
		expect(textsOf(table()).slice(0, 2)).toEqual([
			['2023', 'Shop'],
			['2021', 'Cube'],
		]);
		expect(visible(table()?.querySelector('tbody'))).toEqual(['shop', 'cube']);
	});

	test('picked in the table it holds in the list', () => {
		const { list, view, table, pick } = open();
		const picked = pick('bakery', 'cube');
		view.showTable();
		view.arrange(picked);
		expect(visible(table()?.querySelector('tbody'))).toEqual(['bakery', 'cube']);
		view.showList();
		expect(visible(list)).toEqual(['bakery', 'cube']);
	});
});

test('the lists of a page are found by their name', () => {
	document.body.innerHTML =
		'<ul data-list="documents"><li>1</li></ul><ul data-list="totals"></ul><ul data-list="documents"></ul>';
	expect(findLists('documents', columns).map((view) => view.entries.length)).toEqual([1, 0]);
	expect(findLists('other', columns)).toEqual([]);
});

function open() {
	const items = [
		['cube', '2021', 'Cube'],
		['bakery', '2022', 'Bakery'],
		['shop', '2023', 'Shop'],
	].map(
		([id, date, title]) =>
			`<li id="${id}"><p data-cell="date">${date}</p><h2 data-cell="title">${title}</h2></li>`,
	);
	document.body.innerHTML = `<ul data-caption="All projects">${items.join('')}</ul>`;
	const list = document.querySelector('ul');
	const view = viewOf(list);
	const pick = (...ids: string[]): ListEntry[] =>
		ids.flatMap((id) => view.entries.filter(({ item }) => item.id === id));
	return {
		list: list ?? document.createElement('ul'),
		view,
		pick,
		table: () => document.querySelector('table'),
	};
}

function viewOf(list: HTMLUListElement | null): ListView {
	if (!list) throw new Error('There is no list.');
	return new ListView(list, columns);
}

function textsOf(table: HTMLTableElement | null): string[][] {
	return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
		[...row.children].map((cell) => cell.textContent),
	);
}

function visible(parent: Element | null | undefined): string[] {
	return [...(parent?.children ?? [])]
		.filter((child) => child instanceof HTMLElement && !child.hidden)
		.map((child) => child.id);
}
