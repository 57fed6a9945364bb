import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ListControls } from '#islands/shared/ListControls.tsx';

afterEach(cleanup);

test('cards are shown until the table is picked', () => {
	const { press, pressed } = open();
	expect(pressed()).toEqual(['Cards', 'Newest first']);
	expect(document.querySelector('table')).toBeNull();
	press('Table');
	expect(pressed()).toEqual(['Table', 'Newest first']);
	expect(document.querySelectorAll('table')).toHaveLength(2);
});

test('every list of the page follows, and goes back to what it was', () => {
	const { press } = open();
	const before = document.getElementById('lists')?.innerHTML;
	press('Table');
	expect([...document.querySelectorAll('ul')].map(({ hidden }) => hidden)).toEqual([true, true]);
	expect(document.querySelectorAll('td [data-cell="title"]')).toHaveLength(5);
	press('Cards');
	for (const table of document.querySelectorAll('.table-wrap')) table.remove();
	expect(document.getElementById('lists')?.innerHTML).toBe(before);
});

test('lists with another name stay as they are', () => {
	document.body.innerHTML = '<ul data-list="totals"><li>1</li></ul>';
	render(<ListControls list="documents" columns={{}} t={words} />);
	fireEvent.click(screen.getByRole('button', { name: 'Table' }));
	expect(document.querySelector('ul')?.hidden).toBe(false);
	expect(document.querySelector('table')).toBeNull();
});

test('the order is turned round and back, in each list for itself', () => {
	const { press, titles } = open();
	press('Oldest first');
	expect(titles()).toEqual(['c', 'b', 'a', 'e', 'd']);
	press('Newest first');
	expect(titles()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('the order holds from cards to table and back', () => {
	const { press, titles } = open();
	press('Oldest first');
	press('Table');
	expect(titles()).toEqual(['c', 'b', 'a', 'e', 'd']);
	press('Newest first');
	expect(titles()).toEqual(['a', 'b', 'c', 'd', 'e']);
	press('Cards');
	expect(titles()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a page without an order has no switch for it', () => {
	render(<ListControls list="documents" columns={{}} t={words} />);
	expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
		'View',
	]);
});

const words = {
	view: 'View',
	list: 'Cards',
	table: 'Table',
};
const order = { order: 'Order', newestFirst: 'Newest first', oldestFirst: 'Oldest first' };

function open() {
	const list = (...titles: string[]) =>
		`<ul data-list="documents">${titles.map((title) => `<li><h3 data-cell="title">${title}</h3></li>`).join('')}</ul>`;
	document.body.innerHTML = `<div id="lists">${list('a', 'b', 'c')}${list('d', 'e')}</div><div id="root"></div>`;
	const container = document.getElementById('root');
	if (!container) throw new Error('The page is not there.');
	const columns = { title: 'Title' };
	render(<ListControls list="documents" columns={columns} t={words} order={order} />, {
		container,
	});
	return {
		press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
		pressed: () =>
			screen
				.getAllByRole('button')
				.filter((button) => button.getAttribute('aria-pressed') === 'true')
				.map((button) => button.textContent),
		titles: () => [...document.querySelectorAll('h3')].map((title) => title.textContent),
	};
}
