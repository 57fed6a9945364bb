import { defineMiddleware } from 'astro:middleware';
import { locales, toDirection } from '#i18n/locales.ts';

const isMixed = new Set(locales.map(toDirection)).size > 1;

/**
 * Where the languages of the site have both directions, an element with `lang` has `dir`, too: a browser does not turn it
 * for its language.
 */
export const onRequest = defineMiddleware(async (_, next) => {
	const response = await next();
	if (!isMixed || !response.headers.get('content-type')?.startsWith('text/html')) return response;
	const html = (await response.text()).replace(
		/<(?!html|article)[a-z][^<>]* lang="([\w-]+)"/g,
		(tag, lang: string) => `${tag} dir="${toDirection(lang)}"`,
	);
	return new Response(html, response);
});
