import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { caseStudy } from '#i18n/messages/case-study/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { listCaseStudies } from '../e2e/pages/case-study.ts';
import { projects } from '../e2e/pages/content.ts';
import { Head } from '../e2e/pages/head.ts';
import { BuiltSite } from './built-site.ts';
import { Page } from './page.ts';

const site = new BuiltSite('dist');
const studies = listCaseStudies();

const inEachLanguage = locales.flatMap((locale) => studies.map((path) => ({ locale, path })));

describe.each(inEachLanguage)('the case study $path in $locale', ({ locale, path }) => {
	const html = site.readPage(locale, path);
	const page = new Page(html);
	const head = new Head(html);
	const project = projects.find(({ id }) => path.endsWith(`/${id}`));

	test('it has its own title and its twins, and leads to two others', () => {
		expect(page.all('main h1').map(({ text }) => text)).toEqual([project?.title[locale]]);
		const [others] = page.named('main nav', caseStudy[locale].others);
		expect(others?.all('a')).toHaveLength(2);
		expect(page.all('link[rel=alternate][hreflang]')).toHaveLength(locales.length + 1);
	});

	test('to those who share or index it, it is an article with its days and results', () => {
		expect(head.meta('og:type')).toBe('article');
		expect(head.meta('article:published_time')).toMatch(/^\d{4}-\d\d-\d\d$/);
		const what = project?.results?.[0]?.what[locale];
		expect(JSON.stringify(head.data)).toContain(`"abstract":"${what}: `);
	});

	test('each of its technologies leads to the projects that use it', () => {
		const links = page.all('main dl.case-facts li a');
		expect(links.length).toBeGreaterThan(0);
		const list = localizePath(locale, '/projects', '');
		for (const link of links) {
			expect(link.attribute('href')).toBe(`${list}?q=${encodeURIComponent(link.text)}`);
		}
	});

	test('its cover has the highest priority, in light and in dark', () => {
		const covers = page.all('.case-cover picture');
		const classes = covers.map((cover) => cover.attribute('class')).join(' ');
		expect(['', 'cover-light cover-dark']).toContain(classes);
		const images = covers.flatMap((cover) => cover.all('img'));
		expect(images).toHaveLength(covers.length);
		for (const image of images) expect(image.attribute('fetchpriority')).toBe('high');
	});
});

test.each(locales)('%s: the list of projects is no article', (locale) => {
	const head = new Head(site.readPage(locale, '/projects'));
	expect(head.meta('og:type')).toBe('website');
	expect(head.meta('article:published_time')).toBeUndefined();
});
