import { waitFor } from '@testing-library/react';
import { listPages } from '#i18n/messages/list-pages/index.ts';
import { ListControls } from '#islands/shared/ListControls.tsx';
import { clickButton, countAt, showOnPage, textsAt } from '../page.ts';
import { serve, toNumbers } from './pages-of-a-list.ts';

const words = { view: 'View', list: 'Cards', table: 'Table' };
const given = { list: 'documents', columns: { title: 'Title' }, t: words } as const;

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

function section(title: string, id: string): string {
	return `<section><h2>${title}</h2>${list(title, id)}</section>`;
}

function list(caption: string, ...titles: string[]): string {
	const items = titles.map((title) => `<li id="${title}"><h3 data-cell="title">${title}</h3></li>`);
	return `<ul data-list="documents" data-caption="${caption}">${items.join('')}</ul>`;
}
