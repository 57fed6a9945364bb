import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { listPages } from '#i18n/messages/list-pages/index.ts';
import { CertificateSearch } from '#islands/certificates/CertificateSearch.tsx';
import { countAt, textsAt } from '../page.ts';
import { serve, toNumbers } from '../shared/pages-of-a-list.ts';

afterEach(() => {
	cleanup();
	localStorage.clear();
	history.replaceState(null, '', '/');
	vi.unstubAllGlobals();
});

test('a search on a further page finds the diplomas of the first one, and goes back without them', async () => {
	const { search, found, listed } = open();
	search('d1');
	await waitFor(() => expect(found()).toEqual(['d1']));
	search('');
	expect(found()).toEqual([]);
	expect(listed()).toEqual(['b1']);
	expect(summaries()).toEqual(['Certificates']);
	search('1');
	expect(found()).toEqual(['d1', 'a1', 'b1']);
	screen.getByText('3 documents found');
});

test('documents that are there for the search alone are found on any page, and not listed', async () => {
	const { search, found, listed } = open(['e1']);
	search('e1');
	await waitFor(() => expect(found()).toEqual(['e1']));
	search('');
	expect(found()).toEqual([]);
	expect(listed()).toEqual(['b1']);
});

test('the stitches of other pages become links in the order of their days, and light up', async () => {
	const { search } = open();
	expect(stitches()).toEqual(['b1']);
	search('a1');
	await waitFor(() => expect(stitches()).toEqual(['b1', 'a1']));
	expect(document.querySelector('[data-elsewhere]')).toBeNull();
	const lit = () => [...document.querySelectorAll('[data-row] a.found')];
	await waitFor(() => expect(lit().map((stitch) => stitch.getAttribute('href'))).toEqual(['/a1']));
	expect(countAt('[data-row] a:not([tabindex="-1"])')).toBe(1);
});

test('no script of another page comes with its list', async () => {
	const { search } = open();
	search('d1');
	await waitFor(() => expect(countAt('summary')).toBe(2));
	expect(
		[...document.querySelectorAll('summary')].map(({ nextElementSibling: next }) => next?.tagName),
	).toEqual(['UL', 'SCRIPT']);
});

/** The second page of two, the older certificates. */
function open(others: string[] = []) {
	serve({
		'/certificates': () => toPage(['a1'], ['d1'], others),
	});
	document.body.innerHTML = `<ol data-hits hidden></ol>${toPage(['b1'])}<div id="root"></div>`;
	const container = document.getElementById('root');
	if (!container) throw new Error('The page is not there.');
	render(<CertificateSearch locale="en" list="totals" t={messages.en} pages={listPages.en} />, {
		container,
	});
	return {
		search: (query: string) =>
			fireEvent.input(screen.getByRole('searchbox'), { target: { value: query } }),
		found: () => texts('[data-hits]:not([hidden]) li'),
		listed: () => texts('details:not([hidden]) li:not([hidden])'),
	};
}

function summaries(): string[] {
	return texts('details:not([hidden]) summary');
}

function texts(selector: string): string[] {
	return textsAt(selector);
}

function stitches(): (string | null)[] {
	return textsAt('[data-row] a');
}

function toPage(certificates: string[], diplomas: string[] = [], others: string[] = []): string {
	const list = (title: string, ids: string[]) =>
		`<details><summary>${title}</summary><script>0</script><ul data-list="totals" data-caption="${title}">${ids.map((id) => `<li><a href="/${id}">${id}</a></li>`).join('')}</ul></details>`;
	const row = (ids: string[]) =>
		`<svg data-row><g data-elsewhere><use/></g>${ids.map((id) => `<a href="/${id}"><title>${id}</title></a>`).join('')}</svg>`;
	const lists = [
		...(diplomas.length > 0 ? [list('Diplomas', diplomas)] : []),
		list('Certificates', certificates),
	];
	return `<main><div data-field>${row(certificates)}</div><section>${lists.join('')}${others.length > 0 ? `<template data-lists>${list('Education', others).replace('<details>', '<details hidden>')}</template>` : ''}${toNumbers('/certificates', 2, 2)}</section></main>`;
}
