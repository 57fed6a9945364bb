import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listPages } from '#i18n/messages/list-pages/index.ts';
import { ListControls } from '#islands/shared/ListControls.tsx';
import { clickButton, countAt } from '../page.ts';
import { serve, toNumbers } from './pages-of-a-list.ts';

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const columns = { title: 'Title' };
const words = { view: 'View', list: 'Cards', table: 'Table' };

test('a list that goes on on the next page is one table; one that begins there comes with its heading', async () => {
	const { headings, titles } = open();
	clickButton('Table');
	await waitFor(() => expect(headings()).toEqual(['Java', 'PHP', 'Python']));
	expect(titles()).toEqual(['j1', 'p1', 'p2', 'y1']);
	await waitFor(() => expect(countAt('table')).toBe(3));
	const last = document.querySelector('section:last-of-type');
	expect(last?.nextElementSibling?.tagName).toBe('NAV');
});

test('back in cards the page has its own entries and headings', async () => {
	const { headings, titles } = open();
	clickButton('Table');
	await waitFor(() => expect(headings()).toHaveLength(3));
	clickButton('Cards');
	expect(headings()).toEqual(['Java', 'PHP']);
	expect(titles()).toEqual(['j1', 'p1']);
	expect(document.querySelector('nav')?.hidden).toBe(false);
});

function open() {
	serve({ '/a/page/2': () => `<main>${section('PHP', 'p2')}${section('Python', 'y1')}</main>` });
	document.body.innerHTML = `<main>${section('Java', 'j1')}${section('PHP', 'p1')}${toNumbers('/a', 1, 2)}</main><div id="root"></div>`;
	const container = document.getElementById('root');
	if (!container) throw new Error('The page is not there.');
	render(<ListControls list="documents" columns={columns} t={words} pages={listPages.en} />, {
		container,
	});
	const isShown = (element: Element) => !element.closest('[hidden]');
	const texts = (selector: string) =>
		[...document.querySelectorAll(selector)].filter(isShown).map(({ textContent }) => textContent);
	return { headings: () => texts('h2'), titles: () => texts('[data-cell]') };
}

function section(title: string, id: string): string {
	return `<section><h2>${title}</h2><ul data-list="documents" data-caption="${title}"><li id="${id}"><h3 data-cell="title">${id}</h3></li></ul></section>`;
}
