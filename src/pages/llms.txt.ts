import type { APIRoute } from 'astro';
import { toLlmsTxt } from '#cv/forms/llms.ts';
import { locales } from '#i18n/locales.ts';
import { getResume } from '#queries/resume.ts';

export const GET: APIRoute = async ({ site, url }) => {
	const address = (site ?? url).href;
	const resumes = await Promise.all(locales.map((locale) => getResume(locale, address)));
	return new Response(toLlmsTxt(resumes), {
		headers: { 'Content-Type': 'text/plain;charset=utf-8' },
	});
};
