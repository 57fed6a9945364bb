import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { listResumePaths, mainPages, toPageTitle } from '#i18n/resume-pages.ts';

test('the categories follow the page of the certificates, in their own order', () => {
	expect(listResumePaths(() => true, ['/certificates/nursing', '/certificates/german'])).toEqual([
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
