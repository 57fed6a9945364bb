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

test.each(Object.keys(all))('without records for it, %s is left out', (page) => {
	const paths: string[] = listResumePaths({ ...all, [page]: false }, []);
	expect(paths).toEqual(mainPages.filter((each) => each !== page));
});

test('without any records there is the home page alone', () => {
	const none = {
		'/projects': false,
		'/education': false,
		'/experience': false,
		'/skills': false,
		'/certificates': false,
		'/about': false,
	};
	expect(listResumePaths(none, [])).toEqual(['/']);
});

test('home is called by the name of the person', () => {
	for (const locale of locales)
		expect(toPageTitle(locale, '/', 'Максим Зразок')).toBe('Максим Зразок');
});

test('every other page has a title of its own in each language', () => {
	for (const locale of locales) {
		const titles = mainPages.map((page) => toPageTitle(locale, page, 'Maksym Zrazok'));
		expect(new Set(titles).size, locale).toBe(mainPages.length);
	}
});

test('titles are in the language of the page', () => {
	expect(toPageTitle('es', '/experience', '')).toBe('Experiencia');
	expect(toPageTitle('en', '/about', '')).toBe('About this site');
});
