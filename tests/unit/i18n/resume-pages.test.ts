import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { listResumePaths, mainPages, toPageTitle } from '#i18n/resume-pages.ts';

const all = {
	'/projects': true,
	'/education': true,
	'/experience': true,
	'/skills': true,
	'/certificates': true,
	'/about': true,
} as const;

test('the categories follow the page of the certificates, in their own order', () => {
	expect(listResumePaths(all, ['/certificates/nursing', '/certificates/german'])).toEqual([
		'/',
		'/projects',
		'/education',
		'/experience',
		'/skills',
		'/certificates',
		'/certificates/nursing',
		'/certificates/german',
		'/about',
	]);
});

test('every other page has a title of its own in each language', () => {
	for (const locale of locales) {
		const titles = mainPages.map((page) => toPageTitle(locale, page, 'Maksym Zrazok'));
		expect(new Set(titles).size, locale).toBe(mainPages.length);
	}
});
