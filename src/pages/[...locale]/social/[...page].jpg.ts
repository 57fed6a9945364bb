import type { APIRoute } from 'astro';
import type { CroppedPicture, SocialPicture } from '#build/documents/social-layout.ts';
import { renderSocialPicture } from '#build/documents/social-picture.ts';
import { hasPicture } from '#components/picture/pictures.ts';
import { toCertificatesLead, toExperienceLead } from '#i18n/leads.ts';
import { defaultLocale, type Locale, localePaths, parseLocale } from '#i18n/locales.ts';
import { accessibility } from '#i18n/messages/accessibility/index.ts';
import { certificates } from '#i18n/messages/certificates/index.ts';
import { education } from '#i18n/messages/education/index.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { login } from '#i18n/messages/login/index.ts';
import { skills } from '#i18n/messages/skills/index.ts';
import { plural } from '#i18n/messages.ts';
import { toUnmarked } from '#lib/marked-text.ts';
import { getPortrait } from '#pages/_form.ts';
import { countFacts } from '#queries/facts.ts';
import { toKeyFigures } from '#queries/figures.ts';
import type { Project } from '#queries/projects.ts';
import { getAboutProse } from '#queries/prose.ts';
import { getResume } from '#queries/resume.ts';
import { selectWork } from '#queries/selected-work.ts';
import { getToolGroups } from '#tools/hub-groups.ts';
import { getTools, listExtraPaths, registry, type ToolId, toHub } from '#tools/registry.ts';

/** What differs from page to page; where there is no sentence, what the person does. */
type Content = Omit<SocialPicture, 'locale' | 'owner'> & { owner?: string };

/** The motif of pages that have none of their own. */
const section = 'about';

/** The picture that a link to a page shows elsewhere: 1200 by 630, one for each page and language. */
export async function getStaticPaths() {
	const pictures = localePaths().map(async ({ params, props: { locale } }) =>
		[
			...(await listResumePictures(locale)),
			...listExtraPaths().map((path) => [path, toExtraContent(locale, path)] as const),
		].map(([path, content]) => ({
			params: { ...params, page: path === '/' ? 'home' : path.slice(1) },
			props: content,
		})),
	);
	return (await Promise.all(pictures)).flat();
}

export const GET: APIRoute<Content & Record<string, unknown>> = async ({ params, props, site }) => {
	const locale = parseLocale(params.locale) ?? defaultLocale;
	const { profile } = await getResume(locale, site?.href ?? '');
	const words = {
		subtitle: profile.jobTitle.text,
		owner: profile.name.text,
		...props,
		locale,
	};
	const picture = await renderSocialPicture(words);
	return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
};

async function listResumePictures(locale: Locale): Promise<(readonly [string, Content])[]> {
	const resume = await getResume(locale, import.meta.env.SITE ?? '');
	const { profile, projects, totals, caseStudies, pages } = resume;
	const selected = selectWork(projects);
	const today = new Date().toISOString().slice(0, 10);
	const figures = toKeyFigures(resume, selected, today);
	const toFigure = (path: string) => figures.find((figure) => figure.path === path);
	const toPortrait = async (steps: number): Promise<Partial<Content>> => {
		const { picture: file } = (await getPortrait(locale, steps)) ?? {};
		const focus = { x: 0.5, y: 0.35 };
		return {
			star: profile.name.text,
			...(file && { as: 'portrait', pictures: [{ file, focus }] }),
		};
	};
	const main: Record<string, Partial<Content>> = {
		'/': {
			owner: profile.jobTitle.text,
			subtitle: profile.worth ? toUnmarked(profile.worth.text) : profile.summary.text,
			figure: figures.find(({ before }) => before !== undefined) ?? figures[0],
			...(await toPortrait(0)),
		},
		'/about': { subtitle: (await getAboutProse(locale))?.lead, ...(await toPortrait(1)) },
		'/projects': {
			section: 'projects',
			figure: toFigure('/projects'),
			pictures: selected.flatMap(toCover),
		},
		'/experience': {
			section: 'experience',
			subtitle: toExperienceLead(locale, countFacts(resume, today)),
			figure: toFigure('/experience'),
		},
		'/education': { section: 'education', subtitle: education[locale].lead },
		'/skills': { section: 'skills', subtitle: skills[locale].lead },
		'/certificates': {
			section: 'certificates',
			subtitle: toCertificatesLead(locale, totals),
			pictures: totals.categories.flatMap(({ picture }) => toPictures(picture)),
		},
		'/accessibility': { subtitle: accessibility[locale].lead },
		...Object.fromEntries(
			totals.categories.map(({ path, lead, certificates: documents, picture }) => [
				path,
				{
					section: 'certificates' as const,
					subtitle: lead?.text ?? plural(locale, certificates[locale].count, documents.length),
					pictures: toPictures(picture),
				},
			]),
		),
	};
	return [
		...pages.map(({ path, title }) => [path, { section, title, ...main[path] }] as const),
		...caseStudies.map(
			({ id, lead, project }) => [`/projects/${id}`, toStudyContent(project, lead)] as const,
		),
	];
}

function toStudyContent(project: Project, lead: string): Content {
	const [result] = project.results;
	return {
		section: 'projects',
		title: project.title.text,
		subtitle: lead,
		figure: result && { ...result, value: result.after },
		pictures: toCover(project),
	};
}

function toCover({ cover }: Project): CroppedPicture[] {
	return toPictures(cover?.picture).map((picture) => ({ ...picture, focus: cover?.focus }));
}

function toPictures(file: string | undefined): CroppedPicture[] {
	return file !== undefined && hasPicture(file) ? [{ file }] : [];
}

function toExtraContent(locale: Locale, path: string): Content {
	const { title, lead, tools } = extra[locale];
	const shown = { section: 'extra', as: 'screen' } as const;
	if (path === '/extra') {
		const first = getToolGroups(locale).flatMap((group) => group.tools.slice(0, 1));
		return { ...shown, title, subtitle: lead, pictures: first.flatMap(toTile) };
	}
	const tool = registry.find(({ id }) => path === `/extra/${id}`);
	if (!tool) return { ...shown, title: login[locale].title, subtitle: login[locale].lead };
	const { title: name, purpose } = tools[tool.id];
	const hub = toHub(tool.id);
	const pictures = hub ? getTools(locale, hub).flatMap(toTile) : toTile(tool);
	return { ...shown, title: name, subtitle: purpose, pictures };
}

function toTile({ id }: { id: ToolId }): CroppedPicture[] {
	return toPictures(`tools/${id}.webp`);
}
