import type { APIRoute } from 'astro';
import { siteLocales } from '#i18n/locales.ts';
import { resumePages } from '#i18n/resume-pages.ts';
import { localizePath } from '#i18n/urls.ts';
import { getSite } from '#queries/site.ts';
import { listExtraPaths } from '#tools/registry.ts';

/** Every page in every language, each with its twins. */
export const GET: APIRoute = async ({ site }) => {
	const { variants } = await getSite('en');
	const versions = variants.map(({ id }) => `/cv/${id}`);
	const toUrl = (address: string) => new URL(address, site).href;
	const entries = [...resumePages, ...versions, ...listExtraPaths()].flatMap((path) => {
		const twins = [
			...siteLocales.map((locale) => [locale, toUrl(localizePath(locale, path))] as const),
			['x-default', toUrl(localizePath('en', path))] as const,
		];
		const links = twins.map(
			([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
		);
		return siteLocales.map(
			(locale) => `<url><loc>${toUrl(localizePath(locale, path))}</loc>${links.join('')}</url>`,
		);
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
