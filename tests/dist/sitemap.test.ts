import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { BuiltSite } from './built-site.ts';
import { toUrl } from './public-address.ts';

const site = new BuiltSite('dist');
const entries = [...site.readText('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(
	([, entry = '']) => ({
		address: entry.match(/<loc>(.*?)<\/loc>/)?.[1] ?? '',
		twins: Object.fromEntries(
			[...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [lang, href]),
		),
	}),
);

test.each(locales)('%s: the sitemap lists every page with its twins', (locale) => {
	for (const path of resumePages) {
		const address = toUrl(localizePath(locale, path, ''));
		expect(
			entries.find((entry) => entry.address === address),
			address,
		).toMatchObject({
			twins: {
				en: toUrl(localizePath('en', path, '')),
				uk: toUrl(localizePath('uk', path, '')),
				es: toUrl(localizePath('es', path, '')),
				'x-default': toUrl(localizePath('en', path, '')),
			},
		});
	}
});

test('robots.txt lets crawlers in and names the sitemap', () => {
	const text = site.readText('robots.txt');
	expect(text).toMatch(/^User-agent: \*$/m);
	expect(text).not.toMatch(/^Disallow: \/$/m);
	expect(text).toContain(`Sitemap: ${toUrl('/sitemap.xml')}`);
});
