import type { APIRoute } from 'astro';
import { renderSocialPicture } from '#build/documents/social-picture.ts';
import { defaultLocale, type Locale, localePaths, parseLocale } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { login } from '#i18n/messages/login/index.ts';
import { getCaseStudies } from '#queries/case-studies.ts';
import type { ResumePage } from '#queries/resume-pages.ts';
import { getChrome } from '#queries/site.ts';
import { listExtraPaths, registry } from '#tools/registry.ts';

interface SocialText {
	title: string;
	/** What the person does, where the page has no sentence of its own. */
	subtitle?: string | undefined;
	/** A picture inside `src/assets`. */
	cover?: string | undefined;
}

/** The picture that a link to a page shows elsewhere: 1200 by 630, one for each page and language. */
export async function getStaticPaths() {
	const pictures = localePaths().map(async ({ params, props: { locale } }) => {
		const { pages } = await getChrome(locale);
		const texts = { ...listTexts(locale, pages), ...(await listCaseStudies(locale)) };
		return Object.entries(texts).map(([path, words]) => ({
			params: { ...params, page: path === '/' ? 'home' : path.slice(1) },
			props: words,
		}));
	});
	return (await Promise.all(pictures)).flat();
}

export const GET: APIRoute<SocialText & Record<string, unknown>> = async ({ params, props }) => {
	const locale = parseLocale(params.locale) ?? defaultLocale;
	const { name, jobTitle } = await getChrome(locale);
	const { title, subtitle = jobTitle, cover } = props;
	const picture = await renderSocialPicture({ title, subtitle, locale, owner: name, cover });
	return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};

function listTexts(locale: Locale, pages: readonly ResumePage[]): Record<string, SocialText> {
	return Object.fromEntries<SocialText>([
		...pages.map(({ path, title }) => [path, { title }] as const),
		...listExtraPaths().map((path) => [path, toExtraText(locale, path)] as const),
	]);
}

function toExtraText(locale: Locale, path: string): SocialText {
	const { title, lead, tools } = extra[locale];
	const tool = registry.find(({ id }) => path === `/extra/${id}`);
	if (tool) return { title: tools[tool.id].title, subtitle: tools[tool.id].purpose };
	return path === '/extra'
		? { title, subtitle: lead }
		: { title: login[locale].title, subtitle: login[locale].lead };
}

async function listCaseStudies(locale: Locale): Promise<Record<string, SocialText>> {
	const studies = await getCaseStudies(locale);
	return Object.fromEntries(
		studies.map(({ id, lead, project: { title, cover } }) => [
			`/projects/${id}`,
			{ title: title.text, subtitle: lead, cover: cover?.picture },
		]),
	);
}
