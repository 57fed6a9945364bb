import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listPages } from '#i18n/messages/list-pages/index.ts';
import { ListControls } from '#islands/shared/ListControls.tsx';
import { clickButton, countAt, showOnPage, textsAt } from '../page.ts';
import { serve, toNumbers } from './pages-of-a-list.ts';

const words = { view: 'View', list: 'Cards', table: 'Table' };
const given = { list: 'documents', columns: { title: 'Title' }, t: words } as const;
const order = { order: 'Order', newestFirst: 'Newest first', oldestFirst: 'Oldest first' };

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test('every list of the page follows, and goes back to what it was', () => {
	showOnPage(lists, <ListControls {...given} order={order} />);
	clickButton('Table');
	expect(countAt('ul[hidden]')).toBe(2);
	expect(countAt('td [data-cell="title"]')).toBe(5);
	clickButton('Cards');
	for (const table of document.querySelectorAll('.table-wrap')) table.remove();
	expect(document.getElementById('lists')?.outerHTML).toBe(lists);
});

test('the order holds from cards to table and back', () => {
	showOnPage(lists, <ListControls {...given} order={order} />);
	clickButton('Oldest first');
	clickButton('Table');
	expect(textsAt('h3')).toEqual(['c', 'b', 'a', 'e', 'd']);
	clickButton('Newest first');
	clickButton('Cards');
	expect(textsAt('h3')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a list that goes on on the next page is one table; one that begins there comes with its heading', async () => {
	serve({ '/a/page/2': () => `<main>${section('PHP', 'p2')}${section('Python', 'y1')}</main>` });
	showOnPage(
		`<main>${section('Java', 'j1')}${section('PHP', 'p1')}${toNumbers('/a', 1, 2)}</main>`,
		<ListControls {...given} pages={listPages.en} />,
	);
	clickButton('Table');
	await waitFor(() => expect(textsAt('h2')).toEqual(['Java', 'PHP', 'Python']));
	await waitFor(() => expect(textsAt('td h3')).toEqual(['j1', 'p1', 'p2', 'y1']));
	expect(countAt('table')).toBe(3);
	const last = document.querySelector('section:last-of-type');
	expect(last?.nextElementSibling?.tagName).toBe('NAV');
});

const lists = `<div id="lists">${list('A', 'a', 'b', 'c')}${list('B', 'd', 'e')}</div>`;

function section(title: string, id: string): string {
	return `<section><h2>${title}</h2>${list(title, id)}</section>`;
}

function list(caption: string, ...titles: string[]): string {
	const items = titles.map((title) => `<li id="${title}"><h3 data-cell="title">${title}</h3></li>`);
	return `<ul data-list="documents" data-caption="${caption}">${items.join('')}</ul>`;
}
