import type { APIRoute } from 'astro';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { getCaseStudies } from '#queries/case-studies.ts';
import { getFurtherPaths } from '#queries/list-pages.ts';
import { getResumePaths } from '#queries/resume-pages.ts';
import { getSite } from '#queries/site.ts';
import { listExtraPaths } from '#tools/registry.ts';

/** Every page in every language, each with its twins. */
export const GET: APIRoute = async ({ site }) => {
	const { variants } = await getSite(defaultLocale);
	const versions = variants.map(({ id }) => `/cv/${id}`);
	const studies = await getCaseStudies(defaultLocale);
	const changed = new Map(
		studies.map(({ id, published, updated }) => [`/projects/${id}`, updated ?? published]),
	);
	const toUrl = (address: string) => new URL(address, site).href;
	const further = await getFurtherPaths();
	const entries = [
		...(await getResumePaths()),
		...further,
		...changed.keys(),
		...versions,
		...listExtraPaths(),
	].flatMap((path) => {
		const twins = [
			...locales.map((locale) => [locale, toUrl(localizePath(locale, path))] as const),
			['x-default', toUrl(localizePath(defaultLocale, path))] as const,
		];
		const links = twins.map(
			([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
		);
		const day = changed.get(path);
		const lastChange = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
		return locales.map((locale) => {
			const address = toUrl(localizePath(locale, path));
			return `<url><loc>${address}</loc>${lastChange}${links.join('')}</url>`;
		});
	});
	const xml = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
		...entries,
		'</urlset>',
		'',
	].join('\n');
	return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
