import { describe, expect, test } from 'vitest';
import { formatLongDay } from '#i18n/format.ts';
import { builtInLocales } from '#i18n/locales.ts';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { plural } from '#i18n/messages.ts';
import { localizePath } from '#i18n/urls.ts';
import { categories, certificates, countCategory, listedDiplomas } from '../e2e/pages/content.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');

describe.each(builtInLocales)('the overview of certificates in %s', (locale) => {
	const page = site.openPage(locale, '/certificates');
	const t = messages[locale];

	test('a tile for each category leads to it and counts its certificates', () => {
		const [section] = page.named('main section', t.tiles);
		const tiles = section?.all('a') ?? [];
		expect(tiles).toHaveLength(categories.length);
		for (const [index, category] of categories.entries()) {
			const tile = tiles[index];
			expect(tile?.text).toContain(category.title[locale]);
			expect(tile?.text).toContain(plural(locale, t.count, countCategory(category)));
			const address = localizePath(locale, `/certificates/${category.id}`, '');
			expect(tile?.attribute('href')).toBe(address);
		}
	});

	test('one document of each school is shown, and leads to its place', () => {
		const [section] = page.named('main section', t.featured);
		const shown = section?.all('a') ?? [];
		const highlighted = certificates.filter(({ highlight }) => highlight);
		expect(highlighted.length).toBeGreaterThan(0);
		for (const { id, title } of highlighted) {
			const links = shown.filter(({ text }) => text.includes(title[locale] ?? ''));
			expect(links.map((link) => link.attribute('href'))).toEqual([
				expect.stringMatching(new RegExp(`/certificates/.*#${id.replace('/', '-')}$`)),
			]);
		}
		expect(shown.length).toBeGreaterThanOrEqual(highlighted.length);
	});

	test('each document is a stitch, a link with a title that needs no scripts', () => {
		const stitches = page.allWithoutScripts('[data-row] a');
		expect(stitches).toHaveLength(certificates.length + listedDiplomas.length);
		for (const { id, title, date } of certificates) {
			const anchor = id.replace('/', '-');
			const [stitch, ...more] = stitches.filter((link) =>
				link.attribute('href')?.endsWith(`#${anchor}`),
			);
			expect(more, id).toEqual([]);
			expect(stitch?.attribute('href'), id).toContain(localizePath(locale, '/certificates/', ''));
			expect(stitch?.textOf('title'), id).toContain(title[locale]);
			expect(stitch?.textOf('title'), id).toContain(formatLongDay(locale, date));
		}
	});
});
