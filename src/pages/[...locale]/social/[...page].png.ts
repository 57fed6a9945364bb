import type { APIRoute } from 'astro';
import { renderSocialPicture } from '#build/social-picture.ts';
import { type Locale, localePaths, parseLocale } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { login } from '#i18n/messages/login/index.ts';
import { resumePages, toPageTitle } from '#i18n/resume-pages.ts';
import { getChrome } from '#queries/site.ts';
import { registry } from '#tools/registry.ts';

interface SocialText {
	title: string;
	/** What the person does, where the page has no sentence of its own. */
	subtitle?: string | undefined;
}

/** The picture that a link to a page shows elsewhere: 1200 by 630, one for each page and language. */
export async function getStaticPaths() {
	const pages = localePaths().map(async ({ params, props: { locale } }) => {
		const { name } = await getChrome(locale);
		return Object.entries(listTexts(locale, name)).map(([path, words]) => ({
			params: { ...params, page: path === '/' ? 'home' : path.slice(1) },
			props: words,
		}));
	});
	return (await Promise.all(pages)).flat();
}

export const GET: APIRoute<SocialText & Record<string, unknown>> = async ({ params, props }) => {
	const locale = parseLocale(params.locale ?? 'en') ?? 'en';
	const { name, jobTitle } = await getChrome(locale);
	const { title, subtitle = jobTitle } = props;
	const picture = await renderSocialPicture({ title, subtitle, locale, owner: name });
	return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};

function listTexts(locale: Locale, name: string): Record<string, SocialText> {
	const { title, lead, tools } = extra[locale];
	return Object.fromEntries<SocialText>([
		...resumePages.map((path) => [path, { title: toPageTitle(locale, path, name) }] as const),
		['/extra', { title, subtitle: lead }],
		['/extra/login', { title: login[locale].title, subtitle: login[locale].lead }],
		...registry.map(
			({ id }) =>
				[`/extra/${id}`, { title: tools[id].title, subtitle: tools[id].purpose }] as const,
		),
	]);
}
