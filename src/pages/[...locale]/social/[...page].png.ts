import type { APIRoute } from 'astro';
import { localePaths, parseLocale } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { type ResumePage, resumePages, toPageTitle } from '#i18n/resume-pages.ts';
import { renderSocialPicture } from '#lib/social-picture.ts';
import { getChrome } from '#queries/site.ts';

/** The picture that a link to a page shows elsewhere: 1200 by 630, one for each page and language. */
export function getStaticPaths() {
	return localePaths().flatMap(({ params }) =>
		[...resumePages, '/extra'].map((path) => ({
			params: { ...params, page: path === '/' ? 'home' : path.slice(1) },
			props: { path },
		})),
	);
}

export const GET: APIRoute<{ path: ResumePage | '/extra' }> = async ({ params, props }) => {
	const locale = parseLocale(params.locale ?? 'en') ?? 'en';
	const { name, jobTitle } = await getChrome(locale);
	const { path } = props;
	const title = path === '/extra' ? extra[locale].title : toPageTitle(locale, path, name);
	const subtitle = jobTitle;
	const picture = await renderSocialPicture({ title, subtitle, locale, owner: name });
	return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
