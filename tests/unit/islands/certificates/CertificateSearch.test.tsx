import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatDay } from '#i18n/format.ts';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { CertificateSearch } from '#islands/certificates/CertificateSearch.tsx';
import { search, showOnPage } from '../page.ts';

describe('what is found', () => {
	test.each([
		['its title, without regard to case', 'PYTHON'],
		['its number', 'pcap-31'],
		['its date as it is shown', '02/03/2021'],
		['its date as dd.mm.yyyy', '03.02.2021'],
		['its date as ISO', '2021-02-03'],
		['its date in another language', 'лютого'],
	])('a document is found by %s', (_, query) => {
		const { found } = open();
		search(query);
		expect(found()).toEqual(['c3']);
	});

	test('more matching words come first, whichever list they are from', () => {
		const { found } = open();
		search('basics javascript developer');
		expect(found()).toEqual(['c2', 'd1', 'c1', 'c3']);
	});

	test('a day that is typed as the page shows it comes first, whichever list it is from', () => {
		const { found } = open();
		// The first diploma is of 6 May 2022, and contains the digits and the month in other places.
		search(formatDay('en', '2021-06-07'));
		expect(found()[0]).toBe('c4');
		expect(found().length).toBeGreaterThan(1);
	});
});

describe('Enter', () => {
	test('stays in the field if nothing is found', async () => {
		const { enter, field } = open();
		field().focus();
		for (const query of ['zebra', '']) {
			search(query);
			enter();
			await new Promise((done) => setTimeout(done));
			expect(document.activeElement).toBe(field());
		}
	});
});

function open() {
	const diplomas = [makePaper('d1', 'Diploma of a developer', '2022-05-06', 'D-1')];
	const certificates = [
		makePaper('c1', 'Java Basics', '2020-11-12', 'J-1'),
		makePaper('c2', 'JavaScript Basics', '2020-12-01', 'J-2'),
		makePaper('c3', 'Python Basics', '2021-02-03', 'PCAP-31'),
		makePaper('c4', 'CSS Grid', '2021-06-07', 'C-1'),
	];
	const lists = [diplomas, certificates].map(
		(items) =>
			`<details><summary>Total</summary><ul data-list="totals">${items.join('')}</ul></details>`,
	);
	showOnPage(
		`<ol data-hits hidden></ol>${lists.join('')}`,
		<CertificateSearch locale="en" list="totals" t={messages.en} />,
	);
	const field = () => screen.getByRole<HTMLInputElement>('searchbox');
	return {
		field,
		enter: () => fireEvent.submit(field()),
		/** What the list under the field shows, if it is shown. */
		found: () =>
			[...document.querySelectorAll<HTMLElement>('[data-hits]:not([hidden]) > :not([hidden])')].map(
				({ dataset }) => dataset.test,
			),
	};
}

/** A document as `Totals.astro` writes it. */
function makePaper(id: string, title: string, date: string, number: string): string {
	return `<li data-test="${id}"><time datetime="${date}">${formatDay('en', date)}</time> <a href="/${id}">${title}</a> <span>${number}</span></li>`;
}
