import { describe, expect, test } from 'vitest';
import { ListView } from '#islands/shared/list-view.ts';
import { countAt } from '../page.ts';

const columns = [
	{ cell: 'date', label: 'Date' },
	{ cell: 'title', label: 'Title' },
];

describe('the table', () => {
	test('is a real one, with a caption and headings of its columns', () => {
		const { view, table } = open();
		view.showTable();
		const region = table()?.parentElement;
		expect(table()?.caption?.textContent).toBe('All projects');
		const headings = [...(table()?.querySelectorAll('thead th') ?? [])];
		expect(headings.map((heading) => heading.textContent)).toEqual(['Date', 'Title']);
		expect(headings.map((heading) => heading.getAttribute('scope'))).toEqual(['col', 'col']);
		expect([region?.getAttribute('role'), region?.tabIndex]).toEqual(['group', 0]);
		const cells = [...document.querySelectorAll<HTMLElement>('tbody tr:first-child > *')];
		expect(cells.map(({ dataset }) => dataset.label)).toEqual(['Date', 'Title']);
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
	return {
		list: list ?? document.createElement('ul'),
		view,
		table: () => document.querySelector('table'),
	};
}

function viewOf(list: HTMLUListElement | null): ListView {
	if (!list) throw new Error('There is no list.');
	return new ListView(list, columns);
}
