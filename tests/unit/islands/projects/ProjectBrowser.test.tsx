import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatMonth } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { projects as messages } from '#i18n/messages/projects/index.ts';
import { ProjectBrowser } from '#islands/projects/ProjectBrowser.tsx';
import { $projectSearch } from '#stores/panels.ts';
import { clickButton, textAt } from '../page.ts';

afterEach(() => {
	cleanup();
	$projectSearch.set(false);
	localStorage.clear();
	history.replaceState(null, '', '/');
});

const all = Array.from({ length: 27 }, (_, index) => `p${27 - index}`);

test('the address names words, view and order, and follows them', () => {
	history.replaceState(null, '', '/projects?q=p2&view=table&order=oldest');
	document.documentElement.dataset.asked = 'true';
	const { search } = open();
	expect(document.documentElement.dataset.asked).toBeUndefined();
	const rows = () =>
		[...document.querySelectorAll<HTMLTableRowElement>('tbody tr')]
			.filter((row) => !row.hidden)
			.map(({ id }) => id);
	expect(rows()).toEqual(['p2', 'p20', 'p21', 'p22', 'p23', 'p24', 'p25', 'p26', 'p27']);
	expect(document.documentElement.dataset.projects).toBe('true');
	search('p7 ');
	expect(location.search).toBe('?q=p7&view=table&order=oldest');
	search('');
	expect(location.search).toBe('?view=table&order=oldest');
});

describe('search', () => {
	test('an empty search shows all projects and announces nothing', () => {
		const { search, shown, answer } = open();
		search('p7 title');
		search('');
		expect(shown()).toEqual(all);
		expect(answer()).toBe('');
		search('   ');
		expect(shown()).toEqual(all);
		expect(answer()).toBe('');
	});

	test.each([
		['the title in the language of the page', 'Project p7 title'],
		['the title in Ukrainian', 'Проєкт p7 назва'],
		['the title in Spanish', 'Proyecto p7 título'],
		['the technologies', 'Tech-p7 · SCSS'],
		['the description', 'what p7 was'],
		['the type', 'kind of p7'],
		['capitals', 'PROJECT P7 TITLE'],
		['spaces around', '  project p7 title '],
	])('%s is found', (_, query) => {
		const { search, shown, answer } = open();
		search(query);
		expect(shown()).toEqual(['p7']);
		expect(answer()).toBe('1 project found');
	});

	test.each([
		'2017-07',
		'07.2017',
		'07/2017',
		'July 2017',
		'липень 2017',
		'julio de 2017',
		'2018-07',
		'07/2018',
	])('the start or the end is found as %s', (query) => {
		const { search, shown } = open();
		search(query);
		expect(shown()).toContain('p7');
		expect(shown().length).toBeLessThan(4);
	});

	test('the words of the links find nothing, nor do words that do not follow each other', () => {
		const { search, shown } = open();
		for (const query of ['Source', 'p7 Project']) {
			search(query);
			expect(shown()).toEqual([]);
		}
	});

	test('matches are marked, and the marks go with the search', () => {
		const { list, search } = open();
		const before = list.innerHTML;
		search('p7 title');
		expect([...list.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
			'p7 title',
		]);
		search('zebra');
		expect(list.querySelector('mark')).toBeNull();
		search('');
		expect(list.innerHTML).toBe(before);
	});
});

test('Enter goes to the first project that is found: to the link in its title or, without one, to its heading', async () => {
	const { list, search, press } = open();
	const heading = list.querySelector('#p7 h2');
	const enter = () => fireEvent.submit(screen.getByRole('searchbox'));
	search('p7 title');
	enter();
	await waitFor(() => expect(document.activeElement).toBe(heading));
	heading?.insertAdjacentHTML('beforeend', '<a href="/p7">more</a>');
	press('Table');
	enter();
	await waitFor(() => expect(document.activeElement?.textContent).toBe('more'));
});

test('what is found is counted in the language of the page', () => {
	const { search, answer } = open('uk');
	for (const [query, words] of [
		['p7 title', 'Знайдено 1 проєкт'],
		['ten of them', 'Знайдено 10 проєктів'],
		['zebra', messages.uk.none],
	] as const) {
		search(query);
		expect(answer()).toBe(words);
	}
});

describe('view', () => {
	test('is a list until the table is picked, and can go back', () => {
		const { list, press } = open();
		const before = list.innerHTML;
		press('Table');
		expect(textAt('caption')).toBe('All projects');
		expect(list.hidden).toBe(true);
		expect(pressed('Table')).toBe('true');
		press('List');
		expect(list.hidden).toBe(false);
		expect(list.innerHTML).toBe(before);
	});

	test('search and order act on the table too', () => {
		const { search, press } = open();
		press('Table');
		search('ten of them');
		press('Oldest first');
		const rows = [...document.querySelectorAll<HTMLElement>('tbody tr')].filter(
			({ hidden }) => !hidden,
		);
		expect(rows.map(({ id }) => id)).toEqual(all.toReversed().slice(0, 10));
		expect(rows.every((row) => row.querySelector('mark'))).toBe(true);
	});

	test('a date is found that is searched in the table first, and still in the list', () => {
		const { search, shown, press } = open();
		press('Table');
		search('2017-07');
		press('List');
		expect(shown()).toEqual(['p7']);
		search('липень 2017');
		expect(shown()).toEqual(['p7']);
	});
});

describe('the search panel', () => {
	test('is opened and closed, and remembered', () => {
		const { press } = open();
		press('Open the search');
		expect(document.documentElement.dataset.projects).toBe('true');
		expect(localStorage.getItem('projectSearch')).toBe('true');
		press('Close the search');
		expect(document.documentElement.dataset.projects).toBeUndefined();
		expect(localStorage.getItem('projectSearch')).toBe('false');
	});
});

test('React takes over the HTML of the server without complaint, whatever is saved', () => {
	$projectSearch.set(true);
	const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
	document.body.innerHTML = `<ul id="projects" data-list="projects">${all.map(project).join('')}</ul><div id="root">${renderToString(island('uk'))}</div>`;
	const container = document.getElementById('root');
	if (container) render(island('uk'), { container, hydrate: true });
	expect(complain).not.toHaveBeenCalled();
	expect(document.documentElement.dataset.projects).toBe('true');
	complain.mockRestore();
});

function open(locale: Locale = 'en') {
	document.body.innerHTML = `<ul id="projects" data-list="projects" data-caption="All projects">${all.map(project).join('')}</ul><div id="root"></div>`;
	const list = document.querySelector('ul');
	const container = document.getElementById('root');
	if (!list || !container) throw new Error('The page is not there.');
	render(island(locale), { container });
	return {
		list,
		search: (query: string) =>
			fireEvent.input(screen.getByRole('searchbox'), { target: { value: query } }),
		press: (name: string) => clickButton(name),
		answer: () => screen.getByRole('status').textContent,
		shown: () =>
			[...list.children]
				.filter((item) => item instanceof HTMLElement && !item.hidden)
				.map((item) => item.id),
	};
}

function pressed(name: string) {
	return screen.getByRole('button', { name }).getAttribute('aria-pressed');
}

function island(locale: Locale) {
	const t = { ...messages[locale], ...common[locale] };
	const columns = ['period', 'title', 'about', 'technologies', 'links'].map((cell) => ({
		cell,
		label: cell,
	}));
	return <ProjectBrowser locale={locale} list="projects" columns={columns} t={t} />;
}

/** A project as `ProjectList.astro` writes it: one month after the other, the last one goes on. */
function project(id: string): string {
	const number = Number(id.slice(1));
	const month = String(((number - 1) % 12) + 1).padStart(2, '0');
	const start = `${2017 + Math.floor((number - 1) / 12)}-${month}`;
	const end = `${2018 + Math.floor((number - 1) / 12)}-${month}`;
	const time = (iso: string) => `<time datetime="${iso}">${formatMonth('en', iso)}</time>`;
	return `<li data-also="Проєкт ${id} назва|Proyecto ${id} título" id="${id}">
		<p data-cell="period">${time(start)} – ${number === 27 ? 'now' : time(end)}</p>
		<div data-cell="title"><h2>Project ${id} title</h2><p>The kind of ${id}.</p></div>
		<p data-cell="about">Here is what ${id} was for${number <= 10 ? ', as ten of them' : ''}.</p>
		<p data-cell="technologies">Tech-${id} · SCSS</p>
		<p data-cell="links"><a href="https://example.com">Source</a></p></li>`.replace(/>\s+</g, '><');
}
