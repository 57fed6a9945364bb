import { screen, waitFor } from '@testing-library/react';
import { common } from '#i18n/messages/common/index.ts';
import { listPages } from '#i18n/messages/list-pages/index.ts';
import { projects as messages } from '#i18n/messages/projects/index.ts';
import { ProjectBrowser } from '#islands/projects/ProjectBrowser.tsx';
import { clickButton, countAt, idsAt, search, showOnPage, textAt, textsAt } from '../page.ts';
import { serve, toNumbers } from '../shared/pages-of-a-list.ts';

const shown = '#projects > li:not([hidden])';
const all = ['a1', 'a2', 'b1', 'b2', 'c1'];

test('a search finds what is on other pages, and marks it', async () => {
	const asked = open();
	search('title of c1');
	await waitFor(() => expect(idsAt(shown)).toEqual(['c1']));
	expect(asked.sort()).toEqual(['/list', '/list/page/3']);
	expect(textAt('mark')).toBe('Title of c1');
	await waitFor(() => expect(answer()).toContain('1 project found'));
	expect(countAt('nav[hidden]')).toBe(1);
});

test('the other order and the table take the entries of all pages, each once', async () => {
	open();
	clickButton('Oldest first');
	await waitFor(() => expect(idsAt(shown)).toEqual(all.toReversed()));
	clickButton('Table');
	expect(idsAt('tbody tr')).toEqual(all.toReversed());
	clickButton('Newest first');
	expect(idsAt('tbody tr')).toEqual(all);
	expect(countAt('h3')).toBe(all.length);
});

test('without search a page is as before, with its links to the others', async () => {
	open();
	search('title of a1');
	await waitFor(() => expect(idsAt(shown)).toEqual(['a1']));
	search('');
	expect(idsAt(shown)).toEqual(['b1', 'b2']);
	expect(countAt('nav[hidden]')).toBe(0);
});

test('a page that cannot be loaded is reported, the loaded ones are searched, and it can be tried again', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	let broken = true;
	const asked = open({
		'/list/page/3': () => {
			if (broken) throw new Error('not there');
			return toPage('c1');
		},
	});
	search('title of');
	await screen.findByText(listPages.en.failed);
	await waitFor(() => expect(answer()).toContain('2 projects found'));
	expect(idsAt(shown)).toEqual(['b1', 'b2']);
	expect(countAt('nav[hidden]')).toBe(0);
	broken = false;
	clickButton(listPages.en.retry);
	await waitFor(() => expect(idsAt(shown)).toEqual(all));
	expect(screen.queryByText(listPages.en.failed)).toBeNull();
	// The page that had loaded the first time is not requested again.
	expect(asked.filter((address) => address === '/list')).toHaveLength(1);
});

function open(changed: Readonly<Record<string, () => string>> = {}) {
	const asked = serve({
		'/list': () => toPage('a1', 'a2'),
		'/list/page/3': () => toPage('c1'),
		...changed,
	});
	const columns = [{ cell: 'title', label: 'Title' }];
	const t = { ...messages.en, ...common.en };
	showOnPage(
		`${toPage('b1', 'b2')}${toNumbers('/list', 2, 3)}`,
		<ProjectBrowser
			locale="en"
			list="projects"
			columns={columns}
			kinds={[]}
			t={t}
			pages={listPages.en}
		/>,
	);
	return asked;
}

function answer(): string[] {
	return textsAt('.search-answer, .quiet').filter(Boolean);
}

function toPage(...ids: string[]): string {
	const items = ids.map(
		(id) => `<li id="${id}"><div data-cell="title"><h3>Title of ${id}</h3></div></li>`,
	);
	return `<ul id="projects" data-list="projects">${items.join('')}</ul>`;
}
