import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { home } from '#i18n/messages/home/index.ts';
import { plural } from '#i18n/messages.ts';
import { localizePath, toHref } from '#i18n/urls.ts';
import { projects } from '../e2e/pages/content.ts';
import { BuiltSite } from './built-site.ts';
import { serveSite } from './served-site.ts';

const site = new BuiltSite('dist');
const ask = serveSite();
const picked = projects
	.filter(({ featured }) => featured !== undefined)
	.sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0));

describe.each(locales)('the work on the home page in %s', (locale) => {
	const page = site.openPage(locale, '/');
	const [selected] = page.named('main section', home[locale].selectedWork);

	test('the selected work is what the content picks, each with its result and its links', () => {
		expect(selected?.all('h3').map(({ text }) => text)).toEqual(
			picked.map(({ title }) => title[locale] ?? title.en),
		);
		for (const [index, { id, demo, results = [] }] of picked.entries()) {
			const row = selected?.all('li')[index];
			const [result] = results;
			if (result) expect(row?.text).toContain(result.what[locale] ?? result.what.en);
			const links = row?.all('a').map((link) => link.address);
			expect(links).toContain(localizePath(locale, `/projects/${id}`, ''));
			if (demo) expect(links).toContain(toHref(locale, demo, ''));
		}
		const all = plural(locale, home[locale].allProjects, projects.length);
		const [link] = selected?.named('a', all) ?? [];
		expect(link?.attribute('href')).toBe(localizePath(locale, '/projects', ''));
	});

	test('every key number links to an existing page of the site', async () => {
		const [figures] = page.named('main ul', home[locale].figures.label);
		const links = figures?.all('a') ?? [];
		expect(links).toHaveLength(4);
		for (const link of links) {
			expect(link.text).toMatch(/\d/);
			const href = link.attribute('href') ?? '';
			expect((await ask(href)).status, href).toBe(200);
		}
	});

	test('covers below the first window do not load before they are near', () => {
		const modes = selected?.all('img').map((image) => image.attribute('loading'));
		expect(new Set(modes)).toEqual(new Set(['lazy']));
	});
});
