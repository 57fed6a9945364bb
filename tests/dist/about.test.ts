import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toLocaleName } from '#i18n/locale-name.ts';
import { locales } from '#i18n/locales.ts';
import { about } from '#i18n/messages/about/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { projects, technologies } from '../e2e/pages/content.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');

describe.each(locales)('the page of the site itself in %s', (locale) => {
	const page = site.openPage(locale, '/about');

	test('28 technologies have their address, version and purpose; versions are those of the installed packages', () => {
		expect(technologies).toHaveLength(28);
		expect(technologies.filter((each) => each.package).length).toBeGreaterThan(15);
		const [section] = page.named('main section', about[locale].technologies);
		const cards = section?.all('[data-list=technologies] > li') ?? [];
		expect(cards.map((card) => card.textOf('h3'))).toEqual(technologies.map(({ title }) => title));
		for (const [index, technology] of technologies.entries()) {
			const { title, url, purpose, package: name, version = readVersion(name) } = technology;
			const card = cards[index];
			expect(card?.named('a', title).map((link) => link.attribute('href'))).toEqual([url]);
			expect(card?.text).toContain(purpose[locale]);
			expect(card?.textOf('p')).toBe(version);
		}
	});

	test('it shows the site: its picture, its numbers, and its three languages as links to each', () => {
		const project = projects.find(({ demo }) => demo === '/about');
		const pictures = page.all('main .site-facts img');
		expect(pictures.length).toBeGreaterThan(0);
		for (const picture of pictures) expect(picture.name).toBe(project?.cover?.alt[locale]);
		const [number] = page.named('main a', project?.results?.[0]?.what[locale] ?? '');
		expect(number?.attribute('href')).toBe(`${localizePath(locale, '/projects', '')}#this-site`);
		for (const each of ['en', 'uk', 'es'] as const) {
			const [link] = page.named('main a', toLocaleName(each));
			expect(link?.attribute('href')).toBe(localizePath(each, '/about', ''));
		}
	});
});

function readVersion(name: string | undefined): string {
	return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
}
