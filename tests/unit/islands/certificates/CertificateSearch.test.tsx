import { screen, waitFor } from '@testing-library/react';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { find } from '#i18n/messages/find/index.ts';
import { CertificateSearch } from '#islands/certificates/CertificateSearch.tsx';
import { clickButton, countAt, search, showOnPage, textAt, textsAt } from '../page.ts';
import { serve, toNumbers } from '../shared/pages-of-a-list.ts';

const t = { ...find.en, ...messages.en };
const papers = [
	['d1', 'Diploma of a developer', '2022-05-06', 'D-1'],
	['c1', 'Java Basics', '2020-11-12', 'J-1'],
	['c2', 'JavaScript Basics', '2020-12-01', 'J-2'],
	['c3', 'Python Basics', '2021-02-03', 'PCAP-31'],
] as const;
const records = papers.map(([id, title, dates, number]) => ({
	...{ kind: 'certificate', title, dates, detail: number, href: `/${id}` },
	...(id === 'c3' && { picture: '/c3.webp', verify: 'https://issuer.example/c3' }),
}));
const category = { kind: 'certificate', title: 'Python', href: '/certificates/python' };
const tool = { kind: 'tool', title: 'Python playground', href: '/extra/python' };

test.each([
	['its title, without regard to case', 'PYTHON', ['c3']],
	['its number', 'pcap-31', ['c3']],
	['its day as people write it', '03.02.2021', ['c3']],
	['its month in another language', 'лютий 2021', ['c3']],
	['any word, and those with more of them come first', 'javascript basics', ['c2', 'c1', 'c3']],
	['no word', 'zebra', []],
])('a document is found by %s', async (_, query, expected) => {
	await open(query, () => expect(found()).toEqual(expected));
});

test('what is found shows what proves it, and marks the words', async () => {
	await open('python', () => expect(found()).toEqual(['c3']));
	expect(textsAt('.hits a')).toEqual(['Python Basics', t.verify]);
	expect(textsAt('.hits mark')).toEqual(['Python']);
	expect(document.querySelector('.hits img')?.getAttribute('src')).toBe('/c3.webp');
	expect(textAt('.hits span')).toBe('PCAP-31');
});

test('an index that does not load is reported, and a new try answers what was typed', async () => {
	const { fetch } = globalThis;
	vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
	vi.spyOn(console, 'error').mockReturnValue();
	show('');
	search('python');
	await screen.findByText(t.failed);
	vi.stubGlobal('fetch', fetch);
	serveIndex();
	clickButton(t.again);
	await waitFor(() => expect(found()).toEqual(['c3']));
});

test('the stitches of other pages become links in the order of their days, and light up', async () => {
	const row = (id: string) =>
		`<main><div data-field><svg data-row><g data-elsewhere><use/></g><g role="listitem"><a href="/${id}">${id}</a></g></svg></div>${toNumbers('/certificates', 2, 2)}</main>`;
	serve({ '/certificates': () => row('c3') });
	const { fetch } = globalThis;
	vi.stubGlobal('fetch', (address: string) =>
		address === '/find.json' ? answer() : fetch(address),
	);
	show(row('c1'), true);
	search('python');
	await waitFor(() => expect(textsAt('[data-row] a')).toEqual(['c1', 'c3']));
	await waitFor(() => expect(textsAt('[data-row] a.found')).toEqual(['c3']));
	expect(countAt('[data-row] a:not([tabindex="-1"])')).toBe(1);
});

async function open(query: string, check: () => void) {
	serveIndex();
	show('');
	search(query);
	await waitFor(() => expect(textAt('.search-answer')).toMatch(/./));
	await waitFor(check);
}

function show(html: string, hasPages = false) {
	showOnPage(
		`<ol class="hits" data-hits hidden></ol>${html}`,
		<CertificateSearch locale="en" hasPages={hasPages} t={t} />,
	);
}

function serveIndex() {
	vi.stubGlobal('fetch', answer);
}

async function answer() {
	return Response.json({ ignored: '', records: [category, ...records, tool] });
}

/** The ids of what the list under the field shows, if it is shown. */
function found() {
	return [...document.querySelectorAll('[data-hits]:not([hidden]) li')].map((item) =>
		item.querySelector('a')?.getAttribute('href')?.slice(1),
	);
}
