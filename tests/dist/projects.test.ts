import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { listCaseStudies } from '../e2e/pages/case-study.ts';
import { projects } from '../e2e/pages/content.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');
const studies = new Set(listCaseStudies().map((path) => path.split('/').at(-1)));
const withStory = projects.filter(({ id }) => studies.has(id));

describe.each(locales)('the list of projects in %s', (locale) => {
	const page = site.openPage(locale, '/projects');
	const t = common[locale];

	test('all 27 projects are listed, the newest first', () => {
		const titles = projects.map(({ title }) => title[locale] ?? title.en);
		expect(titles).toHaveLength(27);
		expect(page.all('main h2').map(({ text }) => text)).toEqual(titles);
		for (const name of [t.list, t.newestFirst]) {
			const pressed = page.named('main button', name).map((it) => it.attribute('aria-pressed'));
			expect(pressed, name).toEqual(['true']);
		}
	});

	test('links of a project announce a new window where they open one', () => {
		const links = page.all('main [data-cell=links] a');
		expect(links.filter(({ address }) => address?.startsWith('http')).length).toBeGreaterThan(20);
		for (const link of links) {
			const href = link.attribute('href');
			const leaves = href?.startsWith('http');
			expect(link.attribute('target'), href).toBe(leaves ? '_blank' : undefined);
			expect(link.attribute('rel'), href).toBe(leaves ? 'noopener' : undefined);
			expect(link.name.includes(t.newWindow), href).toBe(leaves);
		}
	});

	test('title and cover of a project with a case study lead to its page, those of another nowhere', () => {
		expect(withStory.length).toBeGreaterThan(0);
		for (const { id } of projects) {
			const story = localizePath(locale, `/projects/${id}`, '');
			const hrefsOf = (selector: string) =>
				page.all(`[id="${id}"] ${selector}`).map((link) => link.attribute('href'));
			expect(hrefsOf('h2 > a'), id).toEqual(studies.has(id) ? [story] : []);
			expect(hrefsOf('.list-cover > a'), id).toEqual([studies.has(id) ? story : undefined]);
		}
	});

	test('the gallery of a project with a case study is only on its page', () => {
		for (const { id } of withStory) expect(page.all(`[id="${id}"] figure`), id).toEqual([]);
		expect(page.all('main figure').length).toBeGreaterThan(0);
	});
});
