import { cleanup } from '@testing-library/react';
import { formatMonth } from '#i18n/format.ts';
import { common } from '#i18n/messages/common/index.ts';
import { projects as messages } from '#i18n/messages/projects/index.ts';
import { ProjectBrowser } from '#islands/projects/ProjectBrowser.tsx';
import { customers } from '#lib/customers.ts';
import { clickButton, idsAt, search, showOnPage, textAt, textsAt } from '../page.ts';

const all = Array.from({ length: 27 }, (_, index) => `p${27 - index}`);
const shown = '#projects > li:not([hidden])';

beforeEach(() => {
	history.replaceState(null, '', '/projects');
	open();
});

function open(lists = `<ul id="projects" data-list="projects">${all.map(project).join('')}</ul>`) {
	const cells = ['period', 'title', 'kind', 'about', 'technologies', 'links'];
	const columns = cells.map((cell) => ({ cell, label: cell }));
	const t = { ...messages.en, ...common.en };
	showOnPage(
		lists,
		<ProjectBrowser locale="en" list="projects" columns={columns} kinds={customers} t={t} />,
	);
}

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
	search(query);
	expect(idsAt(shown)).toEqual(['p7']);
	expect(textAt('.search-answer')).toBe('1 project found');
});

test.each([
	'2017-07',
	'07.2017',
	'07/2017',
	'July 2017',
	'липень 2017',
	'julio de 2017',
	'2018-07',
])('the start or the end is found as %s', (query) => {
	search(query);
	expect(idsAt(shown)).toContain('p7');
	expect(idsAt(shown).length).toBeLessThan(4);
});

test('the words of the links find nothing, nor do words that do not follow each other', () => {
	for (const query of ['Source', 'p7 Project']) {
		search(query);
		expect(idsAt(shown)).toEqual([]);
	}
});

test('a date is found that is searched in the table first, and still in the list', () => {
	clickButton('Table');
	search('2017-07');
	clickButton('List');
	expect(idsAt(shown)).toEqual(['p7']);
	search('липень 2017');
	expect(idsAt(shown)).toEqual(['p7']);
});

test('a kind shows only its projects, together with search, order and table, and is in the address', () => {
	clickButton(messages.en.kinds.employer);
	const kept = all.filter((_, index) => toKind(27 - index) === 'employer');
	expect(kept.length).toBeGreaterThan(5);
	expect(idsAt(shown)).toEqual(kept);
	expect(textAt('.search-answer')).toBe(`${kept.length} projects found`);
	clickButton(common.en.oldestFirst);
	expect(idsAt(shown)).toEqual(kept.toReversed());
	clickButton(common.en.table);
	search('Project p2');
	expect(idsAt('tbody tr:not([hidden])')).toEqual(
		kept.filter((id) => id.startsWith('p2')).reverse(),
	);
	expect(location.search).toBe('?kind=employer&order=oldest&view=table&q=Project+p2');
	clickButton(messages.en.all);
	expect(idsAt('tbody tr:not([hidden])')).toHaveLength(9);
});

test.each(['<b>', 'table', 'constructor'])('?kind=%s shows all projects', (kind) => {
	cleanup();
	history.replaceState(null, '', `/projects?kind=${kind}`);
	open();
	expect(idsAt(shown)).toEqual(all);
});

test('a heading counts what is below it, and names its kind where an answer has only one', () => {
	cleanup();
	const shelf = (title: string, ids: readonly string[]) =>
		`<section data-shelf="${ids.length}"><h2><span data-title="${title}">${title}</span> <span class="shelf-count">${ids.length}</span></h2>
			<ul data-list="projects">${ids.map(project).join('')}</ul></section>`;
	const isForClients = (id: string) => toKind(Number(id.slice(1))) === 'client';
	open(
		`<div>${shelf('Clients', all.filter(isForClients))}${shelf(
			'Others',
			all.filter((id) => !isForClients(id)),
		)}</div>`,
	);
	const headings = () => textsAt('section:not([hidden]) h2');
	const both = headings();
	expect(both).toEqual(['Clients 6', 'Others 21']);
	clickButton(messages.en.kinds.employer);
	expect(headings()).toEqual(['employer 7']);
	search('Project p2 title');
	clickButton(messages.en.all);
	expect(headings()).toEqual(['employer 1']);
	search('');
	expect(headings()).toEqual(both);
});

/** Every kind comes in turn. */
function toKind(number: number) {
	return customers[number % customers.length];
}

/** A project as `ProjectList.astro` writes it: one month after the other, the last one goes on. */
function project(id: string): string {
	const number = Number(id.slice(1));
	const month = String(((number - 1) % 12) + 1).padStart(2, '0');
	const start = `${2017 + Math.floor((number - 1) / 12)}-${month}`;
	const end = `${2018 + Math.floor((number - 1) / 12)}-${month}`;
	const time = (iso: string) => `<time datetime="${iso}">${formatMonth('en', iso)}</time>`;
	return `<li data-also="Проєкт ${id} назва|Proyecto ${id} título" id="${id}" data-kind="${toKind(number)}">
		<p data-cell="period">${time(start)} – ${number === 27 ? 'now' : time(end)}</p>
		<div data-cell="title"><h3>Project ${id} title</h3><p>The kind of ${id}.</p></div>
		<p data-cell="kind">${toKind(number)}</p>
		<p data-cell="about">Here is what ${id} was for.</p>
		<p data-cell="technologies">Tech-${id} · SCSS</p>
		<p data-cell="links"><a href="https://example.com">Source</a></p></li>`.replace(/>\s+</g, '><');
}
