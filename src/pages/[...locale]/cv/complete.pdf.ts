import type { APIRoute } from 'astro';
import { compileCv } from '#cv/compile.ts';
import { toCv } from '#cv/model.ts';
import { localePaths, parseLocale } from '#i18n/locales.ts';
import { getResume } from '#queries/resume.ts';

export const getStaticPaths = localePaths;

/** The CV with nothing left out: every project, every diploma and every certificate. */
export const GET: APIRoute = async ({ params, site, url }) => {
	const locale = parseLocale(params.locale ?? 'en') ?? 'en';
	const cv = toCv(await getResume(locale, (site ?? url).href), { complete: true });
	return new Response(await compileCv(cv), { headers: { 'Content-Type': 'application/pdf' } });
};
