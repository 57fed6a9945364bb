import type { APIRoute } from 'astro';
import { defaultLocale, localePaths, parseLocale } from '#i18n/locales.ts';
import { makeFindIndex } from '#pages/_find/index-records.ts';

export const getStaticPaths = localePaths;

/** What the search of every page looks through. */
export const GET: APIRoute = async ({ params, site, url }) => {
	const locale = parseLocale(params.locale) ?? defaultLocale;
	return Response.json(await makeFindIndex(locale, (site ?? url).href));
};
