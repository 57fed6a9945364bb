import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { common } from '#i18n/messages/common/index.ts';
import { listPages } from '#i18n/messages/list-pages/index.ts';
import { projects as messages } from '#i18n/messages/projects/index.ts';
import { ProjectBrowser } from '#islands/projects/ProjectBrowser.tsx';
import { clickButton, countAt, textAt } from '../page.ts';
import { serve, toNumbers } from '../shared/pages-of-a-list.ts';

afterEach(() => {
	cleanup();
	localStorage.clear();
	history.replaceState(null, '', '/');
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const addresses = ['/list', '/list/page/2', '/list/page/3'];
const all = ['a1', 'a2', 'b1', 'b2', 'c1'];

test('a search finds what is on other pages, and marks it', async () => {
	const { asked, search, shown } = open();
	search('title of c1');
	await waitFor(() => expect(shown()).toEqual(['c1']));
	expect(asked.sort()).toEqual(['/list', '/list/page/3']);
	expect(textAt('mark')).toBe('Title of c1');
	await waitFor(() => expect(answer()).toContain('1 project found'));
	expect(numbers().hidden).toBe(true);
});

test('what is found is not counted before all pages are there', () => {
	const { search, shown } = open();
	search('title of');
	expect(shown()).toEqual(['b1', 'b2']);
	expect(answer()).toEqual([listPages.en.loading]);
});

test('the other order and the table take the entries of all pages, each once', async () => {
	const { press, shown } = open();
	press('Oldest first');
	await waitFor(() => expect(shown()).toEqual(all.toReversed()));
	press('Table');
	expect([...document.querySelectorAll('tbody tr')].map(({ id }) => id)).toEqual(all.toReversed());
	press('Newest first');
	expect([...document.querySelectorAll('tbody tr')].map(({ id }) => id)).toEqual(all);
	expect(countAt('h2')).toBe(all.length);
});

test('pages that come while the table is shown get their rows', async () => {
	const { press } = open();
	press('Table');
	expect(countAt('tbody tr')).toBe(2);
	await waitFor(() => expect(countAt('tbody tr')).toBe(all.length));
	expect(countAt('td h2')).toBe(all.length);
});

test('without search, order and table, a page is as before, with its links to the others', async () => {
	const { search, shown, asked } = open();
	search('title of a1');
	await waitFor(() => expect(shown()).toEqual(['a1']));
	search('');
	expect(shown()).toEqual(['b1', 'b2']);
	expect(numbers().hidden).toBe(false);
	search('title of a2');
	expect(shown()).toEqual(['a2']);
	expect(asked).toHaveLength(2);
});

test('what the address asks for is searched on all pages', async () => {
	history.replaceState(null, '', '/list/page/2?q=c1&order=oldest');
	const { shown } = open();
	await waitFor(() => expect(shown()).toEqual(['c1']));
});

test('a page that cannot be loaded is reported, the loaded ones are searched, and it can be tried again', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	let broken = true;
	const { search, shown, press, asked } = open({
		'/list/page/3': () => {
			if (broken) throw new Error('not there');
			return toPage('c1');
		},
	});
	search('title of');
	await screen.findByText(listPages.en.failed);
	await waitFor(() => expect(answer()).toContain('2 projects found'));
	expect(shown()).toEqual(['b1', 'b2']);
	expect(numbers().hidden).toBe(false);
	broken = false;
	press(listPages.en.retry);
	await waitFor(() => expect(shown()).toEqual(all));
	expect(screen.queryByText(listPages.en.failed)).toBeNull();
	// The page that had loaded the first time is not requested again.
	expect(asked.filter((address) => address === '/list')).toHaveLength(1);
});

test('an answer that is no page of the list is a failure', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	const { search } = open({ '/list': () => '<p>Sign in to the network first</p>' });
	search('a1');
	await screen.findByText(listPages.en.failed);
});

test('a project that moved to the next page between two requests is in the list once', async () => {
	const { press, shown } = open({ '/list/page/3': () => toPage('b2', 'c1') });
	press('Oldest first');
	await waitFor(() => expect(shown()).toEqual(all.toReversed()));
});

function open(changed: Readonly<Record<string, () => string>> = {}) {
	const asked = serve({
		'/list': () => toPage('a1', 'a2'),
		'/list/page/3': () => toPage('c1'),
		...changed,
	});
	document.body.innerHTML = `${toPage('b1', 'b2')}${toNumbers('/list', 2, addresses.length)}<div id="root"></div>`;
	const container = document.getElementById('root');
	if (!container) throw new Error('The page is not there.');
	const columns = [{ cell: 'title', label: 'Title' }];
	const t = { ...messages.en, ...common.en };
	render(
		<ProjectBrowser locale="en" list="projects" columns={columns} t={t} pages={listPages.en} />,
		{ container },
	);
	return {
		asked,
		search: (query: string) =>
			fireEvent.input(screen.getByRole('searchbox'), { target: { value: query } }),
		press: (name: string) => clickButton(name),
		shown: () =>
			[...document.querySelectorAll<HTMLElement>('#projects > li')]
				.filter(({ hidden }) => !hidden)
				.map(({ id }) => id),
	};
}

function answer(): string[] {
	return screen
		.getAllByRole('status')
		.map(({ textContent }) => textContent)
		.filter(Boolean);
}

function numbers(): HTMLElement {
	const nav = document.querySelector<HTMLElement>('nav[data-pages]');
	if (!nav) throw new Error('The page has no numbers.');
	return nav;
}

function toPage(...ids: string[]): string {
	const items = ids.map(
		(id) => `<li id="${id}"><div data-cell="title"><h2>Title of ${id}</h2></div></li>`,
	);
	return `<ul id="projects" data-list="projects">${items.join('')}</ul>`;
}
