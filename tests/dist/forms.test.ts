import { builtInLocales } from '#i18n/locales.ts';
import { toTwinPath } from '#i18n/twin-path.ts';
import { localizePath } from '#i18n/urls.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { findMissingEntities, toLines } from '../forms/entity.ts';
import { readEntities } from '../forms/of-content.ts';
import { readPages } from '../forms/of-html.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');

describe.each(builtInLocales)('what was built in %s', (locale) => {
	const entities = readEntities(locale);

	test('pages and plain text contain the same facts of every entry, resume.json as many', () => {
		const { work } = JSON.parse(site.readForm(locale, '/resume.json'));
		expect(work).toHaveLength(entities.filter(({ kind }) => kind === 'job').length);
		expect(toLines(readPages(site, locale)).sort()).toEqual(toLines(entities).sort());
		expect(findMissingEntities(site.readForm(locale, '/cv.txt'), entities)).toEqual([]);
	});

	test.each(resumePages)('%s names its Markdown twin, which has the same heading', (path) => {
		const page = site.openPage(locale, path);
		const [twin] = page.all('link[rel="alternate"][type="text/markdown"]');
		expect(twin?.attribute('href')).toBe(localizePath(locale, toTwinPath(path), ''));
		const [heading] = site.readForm(locale, toTwinPath(path)).split('\n');
		expect(heading).toBe(`# ${page.all('h1')[0]?.text}`);
	});

	test('the short versions are in the sitemap, and each has its page, twin and PDF', () => {
		const { variants } = JSON.parse(readSettings());
		expect(variants.length).toBeGreaterThan(1);
		const sitemap = site.readText('sitemap.xml');
		for (const { id, title } of variants) {
			const path = localizePath(locale, `/cv/${id}`, '');
			expect(sitemap).toContain(`${path}</loc>`);
			expect(site.openPage(locale, `/cv/${id}`).all('h1')[0]?.text).toContain(title[locale]);
			expect(site.readForm(locale, `/cv/${id}.md`)).toContain(title[locale]);
			const pdf = site
				.read(`${path.slice(1)}.pdf`)
				.subarray(0, 5)
				.toString();
			expect(pdf).toBe('%PDF-');
		}
	});
});

function readSettings(): string {
	return new BuiltSite('src/content').readText('site/site.json');
}
