import type { APIRoute } from 'astro';
import { compileCv } from '#cv/compile.ts';
import { toCv } from '#cv/model.ts';
import { localePaths, parseLocale } from '#i18n/locales.ts';
import { getResume } from '#queries/resume.ts';
import { getSite } from '#queries/site.ts';

export async function getStaticPaths() {
	const { variants } = await getSite('en');
	return localePaths().flatMap(({ params }) =>
		variants.map(({ id }) => ({ params: { ...params, variant: id } })),
	);
}

export const GET: APIRoute = async ({ params, site, url }) => {
	const locale = parseLocale(params.locale ?? 'en') ?? 'en';
	const cv = toCv(await getResume(locale, (site ?? url).href, params.variant));
	return new Response(await compileCv(cv), { headers: { 'Content-Type': 'application/pdf' } });
};
