import type { APIRoute } from 'astro';
import { compileCv } from '#cv/compile.ts';
import { toCv } from '#cv/model.ts';
import { defaultLocale, parseLocale } from '#i18n/locales.ts';
import { getResume } from '#queries/resume.ts';

/** The CV as PDF, in the language and the version that the address names. */
export function toCvPdf(options?: Parameters<typeof toCv>[1]): APIRoute {
	return async ({ params, site, url }) => {
		const locale = parseLocale(params.locale) ?? defaultLocale;
		const cv = toCv(await getResume(locale, (site ?? url).href, params.variant), options);
		return new Response(await compileCv(cv), { headers: { 'Content-Type': 'application/pdf' } });
	};
}
