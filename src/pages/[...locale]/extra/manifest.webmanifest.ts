import type { APIRoute } from 'astro';
import { defaultLocale, localePaths, parseLocale } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { toFilePath } from '#lib/file-path.ts';
import { getChrome } from '#queries/site.ts';
import { localTools } from '#tools/registry.ts';

export function getStaticPaths() {
	return localTools.length > 0 ? localePaths() : [];
}

/** Extra as an app. Only its pages are kept in the browser, so the others are not part of it. */
export const GET: APIRoute = async ({ params }) => {
	const locale = parseLocale(params.locale) ?? defaultLocale;
	const { name } = await getChrome(locale);
	const { title, description } = extra[locale];
	return Response.json({
		name: `${title} – ${name}`,
		short_name: title,
		description,
		lang: locale,
		start_url: localizePath(locale, '/extra'),
		scope: localizePath(locale, '/extra'),
		display: 'minimal-ui',
		background_color: '#faf7f1',
		theme_color: '#faf7f1',
		icons: [
			{ src: toFilePath('/favicon.svg'), type: 'image/svg+xml', sizes: 'any' },
			{ src: toFilePath('/icon-192.png'), type: 'image/png', sizes: '192x192' },
			{ src: toFilePath('/icon-512.png'), type: 'image/png', sizes: '512x512' },
			{
				src: toFilePath('/icon-maskable.png'),
				type: 'image/png',
				sizes: '512x512',
				purpose: 'maskable',
			},
		],
	});
};
