import type { APIRoute } from 'astro';
import { defaultLocale, localePaths, parseLocale } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { fill } from '#i18n/messages.ts';
import { localizePath } from '#i18n/urls.ts';
import { toFilePath } from '#lib/file-path.ts';
import { getChrome } from '#queries/site.ts';
import { getTools, localTools } from '#tools/registry.ts';

export function getStaticPaths() {
	return localTools.length > 0 ? localePaths() : [];
}

/** Extra as an app. Only its pages are kept in the browser, so the others are not part of it. */
export const GET: APIRoute = async ({ params }) => {
	const locale = parseLocale(params.locale) ?? defaultLocale;
	const { name } = await getChrome(locale);
	const { app, description } = extra[locale];
	const start = localizePath(locale, '/extra');
	const begun: Readonly<Record<string, string>> = {
		calculator: '',
		todo: app.todo,
		notes: app.notes,
	};
	return Response.json({
		id: start,
		name: fill(app.name, { name }),
		short_name: app.short,
		description,
		lang: locale,
		start_url: start,
		scope: start,
		display: 'minimal-ui',
		background_color: '#faf7f1',
		theme_color: '#faf7f1',
		shortcuts: getTools(locale, 'extra')
			.filter(({ id }) => id in begun)
			.map(({ id, title, path }) => ({
				name: begun[id] || title,
				url: localizePath(locale, path),
			})),
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
