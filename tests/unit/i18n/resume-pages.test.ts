import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { resumePages, toPageTitle } from '#i18n/resume-pages.ts';
import { categories } from '#lib/certificate-categories.ts';
import { sample } from '../../fixtures/sample.ts';

test.skipIf(!sample)('the resume pages are those of the specification', () => {
	expect(new Set(resumePages)).toEqual(
		new Set([
			'/',
			'/projects',
			'/education',
			'/experience',
			'/skills',
			'/certificates',
			'/certificates/backend',
			'/certificates/frontend',
			'/certificates/database',
			'/certificates/designer',
			'/certificates/pm',
			'/certificates/english',
			'/certificates/other',
			'/about',
		]),
	);
});

test('every page is there once', () => {
	expect(new Set(resumePages).size).toBe(resumePages.length);
});

test.skipIf(!sample)('there are seven categories, in the order of their tiles', () => {
	expect(categories).toEqual([
		'backend',
		'frontend',
		'database',
		'designer',
		'pm',
		'english',
		'other',
	]);
});

test('home is called by the name of the person', () => {
	for (const locale of locales)
		expect(toPageTitle(locale, '/', 'Максим Зразок')).toBe('Максим Зразок');
});

test('every other page has a title of its own in each language', () => {
	for (const locale of locales) {
		const titles = resumePages.map((page) => toPageTitle(locale, page, 'Maksym Zrazok'));
		expect(new Set(titles).size, locale).toBe(resumePages.length);
	}
});

test('titles are in the language of the page', () => {
	expect(toPageTitle('uk', '/certificates/database', '')).toBe('Бази даних');
	expect(toPageTitle('es', '/experience', '')).toBe('Experiencia');
	expect(toPageTitle('en', '/about', '')).toBe('About this site');
});
