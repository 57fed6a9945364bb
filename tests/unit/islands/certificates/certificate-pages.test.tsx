import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { listPages } from '#i18n/messages/list-pages/index.ts';
import { CertificateSearch } from '#islands/certificates/CertificateSearch.tsx';
import { countAt, search, showOnPage, textsAt } from '../page.ts';
import { serve, toNumbers } from '../shared/pages-of-a-list.ts';

test('documents that are there for the search alone are found on any page, and not listed', async () => {
	open(['e1']);
	search('e1');
	await waitFor(() => expect(found()).toEqual(['e1']));
	search('');
	expect(found()).toEqual([]);
	expect(textsAt('details:not([hidden]) li:not([hidden])')).toEqual(['b1']);
});

test('the stitches of other pages become links in the order of their days, and light up', async () => {
	open();
	expect(stitches()).toEqual(['b1']);
	search('a1');
	await waitFor(() => expect(stitches()).toEqual(['b1', 'a1']));
	expect(document.querySelector('[data-elsewhere]')).toBeNull();
	const lit = () => [...document.querySelectorAll('[data-row] a.found')];
	await waitFor(() => expect(lit().map((stitch) => stitch.getAttribute('href'))).toEqual(['/a1']));
	expect(countAt('[data-row] a:not([tabindex="-1"])')).toBe(1);
});

/** The second page of two, the older certificates. */
function open(others: string[] = []) {
	serve({ '/certificates': () => toPage(['a1'], others) });
	showOnPage(
		`<ol data-hits hidden></ol>${toPage(['b1'])}`,
		<CertificateSearch locale="en" list="totals" t={messages.en} pages={listPages.en} />,
	);
}

function found(): string[] {
	return textsAt('[data-hits]:not([hidden]) li');
}

function stitches(): string[] {
	return textsAt('[data-row] a');
}

function toPage(certificates: string[], others: string[] = []): string {
	const list = (title: string, ids: string[]) =>
		`<details><summary>${title}</summary><ul data-list="totals" data-caption="${title}">${ids.map((id) => `<li><a href="/${id}">${id}</a></li>`).join('')}</ul></details>`;
	const row = (ids: string[]) =>
		`<svg data-row><g data-elsewhere><use/></g>${ids.map((id) => `<g role="listitem"><a href="/${id}"><title>${id}</title></a></g>`).join('')}</svg>`;
	return `<main><div data-field>${row(certificates)}</div><section>${list('Certificates', certificates)}${others.length > 0 ? `<template data-lists>${list('Education', others).replace('<details>', '<details hidden>')}</template>` : ''}${toNumbers('/certificates', 2, 2)}</section></main>`;
}
