import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ListControls } from '#islands/shared/ListControls.tsx';
import { clickButton, countAt, textsAt } from '../page.ts';

afterEach(cleanup);

test('every list of the page follows, and goes back to what it was', () => {
	const { press } = open();
	const before = document.getElementById('lists')?.innerHTML;
	press('Table');
	expect([...document.querySelectorAll('ul')].map(({ hidden }) => hidden)).toEqual([true, true]);
	expect(countAt('td [data-cell="title"]')).toBe(5);
	press('Cards');
	for (const table of document.querySelectorAll('.table-wrap')) table.remove();
	expect(document.getElementById('lists')?.innerHTML).toBe(before);
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
		press: (name: string) => clickButton(name),
		pressed: () =>
			screen
				.getAllByRole('button')
				.filter((button) => button.getAttribute('aria-pressed') === 'true')
				.map((button) => button.textContent),
		titles: () => textsAt('h3'),
	};
}
