import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { CertificateSearch } from '#islands/certificates/CertificateSearch.tsx';
import { $certificateSearch } from '#stores/panels.ts';
import { clickButton, textsAt } from '../page.ts';

afterEach(() => {
	cleanup();
	$certificateSearch.set(true);
	localStorage.clear();
	history.replaceState(null, '', '/');
});

describe('what is found', () => {
	test('an empty box finds nothing and changes nothing', () => {
		const { search, found, listed, answer, before } = open();
		search('java');
		search('');
		expect(answer()).toBe('');
		expect(found()).toBeUndefined();
		expect(listed()).toEqual({ diplomas: ['d1', 'd2'], certificates: ['c1', 'c2', 'c3', 'c4'] });
		expect(document.getElementById('lists')?.innerHTML).toBe(before);
	});

	test('a space at the end does not match everything', () => {
		const { search, found } = open();
		search('python ');
		expect(found()).toEqual(['c3']);
	});

	test.each([
		['its title, without regard to case', 'PYTHON'],
		['its number', 'pcap-31'],
		['its date as it is shown', '02/03/2021'],
		['its date as dd.mm.yyyy', '03.02.2021'],
		['its date as ISO', '2021-02-03'],
		['its date in another language', 'лютого'],
	])('a document is found by %s', (_, query) => {
		const { search, found } = open();
		search(query);
		expect(found()).toEqual(['c3']);
	});

	test('any of the words is enough, and diplomas are searched as well', () => {
		const { search, found, answer } = open();
		search('python diploma');
		expect(found()).toEqual(['d1', 'd2', 'c3']);
		expect(answer()).toBe('3 documents found');
	});

	test('more matching words come first, whichever list they are from', () => {
		const { search, found } = open();
		search('basics javascript developer');
		expect(found()).toEqual(['c2', 'd1', 'c1', 'c3']);
	});

	test('a day that is typed as the page shows it comes first, whichever list it is from', () => {
		const { search, found } = open();
		// The first diploma is of 6 May 2022, and contains the digits and the month in other places.
		search(formatDay('en', '2021-06-07'));
		expect(found()?.[0]).toBe('c4');
		expect(found()?.length).toBeGreaterThan(1);
	});

	test.each(['/', '.', ' - ', '|'])('"%s" has no word to find anything by', (query) => {
		const { search, found, answer } = open();
		search(query);
		expect(found()).toEqual([]);
		expect(answer()).toBe(messages.en.none);
	});

	test('matches are marked, and the marks go with the search', () => {
		const { search } = open();
		search('python');
		expect(textsAt('mark')).toEqual(['Python']);
		search('css');
		expect(textsAt('mark')).toEqual(['CSS']);
	});
});

describe('Enter', () => {
	test('goes to the first document that is found', async () => {
		const { search, enter } = open();
		search('basics javascript');
		enter();
		await waitFor(() => expect(document.activeElement?.textContent).toBe('JavaScript Basics'));
	});

	test('stays in the field if nothing is found', async () => {
		const { search, enter, field } = open();
		field().focus();
		for (const query of ['zebra', '']) {
			search(query);
			enter();
			await new Promise((done) => setTimeout(done));
			expect(document.activeElement).toBe(field());
		}
	});
});

test('the folded lists are after the search as they were before it', () => {
	const { search, opened } = open();
	const [diplomas] = document.querySelectorAll('details');
	if (diplomas) diplomas.open = true;
	search('python');
	search('python basics');
	search('');
	expect(opened()).toEqual([true, false]);
});

describe('the panel', () => {
	test('is open at first', () => {
		open();
		expect(document.documentElement.dataset.certificates).toBeUndefined();
	});
});

function open(locale: Locale = 'en') {
	const diplomas = [makePaper('d1', 'Diploma of a developer', '2022-05-06', 'D-1')];
	diplomas.push(makePaper('d2', 'Diploma of engineering', '1999-01-31', 'D-2'));
	const certificates = [
		makePaper('c1', 'Java Basics', '2020-11-12', 'J-1'),
		makePaper('c2', 'JavaScript Basics', '2020-12-01', 'J-2'),
		makePaper('c3', 'Python Basics', '2021-02-03', 'PCAP-31'),
		makePaper('c4', 'CSS Grid', '2021-06-07', 'C-1'),
	];
	const before = [diplomas, certificates].map(
		(items) =>
			`<details><summary>Total</summary><ul data-list="totals">${items.join('')}</ul></details>`,
	);
	document.body.innerHTML = `<ol data-hits hidden></ol><div id="lists">${before.join('')}</div><div id="root"></div>`;
	const container = document.getElementById('root');
	if (!container) throw new Error('The page is not there.');
	render(<CertificateSearch locale={locale} list="totals" t={messages[locale]} />, { container });
	const visible = (list: Element | undefined) =>
		[...(list?.children ?? [])]
			.filter((item) => item instanceof HTMLElement && !item.hidden)
			.map((item) => item.getAttribute('data-test') ?? '');
	const field = () => screen.getByRole<HTMLInputElement>('searchbox');
	return {
		before: before.join(''),
		field,
		enter: () => fireEvent.submit(field()),
		search: (query: string) => fireEvent.input(field(), { target: { value: query } }),
		press: (name: string) => clickButton(name),
		answer: () => screen.getByRole('status').textContent,
		opened: () => [...document.querySelectorAll('details')].map((details) => details.open),
		/** What the list under the field shows, if it is shown. */
		found: () => {
			const hits = document.querySelector<HTMLElement>('[data-hits]');
			return hits?.hidden ? undefined : visible(hits ?? undefined);
		},
		listed: () => {
			const [diplomaList, certificateList] = document.querySelectorAll('ul');
			return { diplomas: visible(diplomaList), certificates: visible(certificateList) };
		},
	};
}

/** A document as `Totals.astro` writes it. */
function makePaper(id: string, title: string, date: string, number: string): string {
	return `<li data-test="${id}"><time datetime="${date}">${formatDay('en', date)}</time> <a href="/${id}">${title}</a> <span>${number}</span></li>`;
}
