import type { APIRoute } from 'astro';
import type { CroppedPicture, SocialPicture } from '#build/documents/social-layout.ts';
import { renderSocialPicture } from '#build/documents/social-picture.ts';
import { hasPicture } from '#components/picture/pictures.ts';
import { triedWith } from '#i18n/accessibility-parts.ts';
import { toCertificatesLead, toExperienceLead } from '#i18n/leads.ts';
import { defaultLocale, type Locale, localePaths, parseLocale } from '#i18n/locales.ts';
import { accessibility } from '#i18n/messages/accessibility/index.ts';
import { certificates } from '#i18n/messages/certificates/index.ts';
import { education } from '#i18n/messages/education/index.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { login } from '#i18n/messages/login/index.ts';
import { skills } from '#i18n/messages/skills/index.ts';
import { plural } from '#i18n/messages.ts';
import { toInitials } from '#lib/initials.ts';
import { toUnmarked } from '#lib/marked-text.ts';
import { toYears } from '#lib/months.ts';
import { type Section, sectionMotifs } from '#lib/section-motifs.ts';
import { getPortrait } from '#pages/_form.ts';
import { countFacts } from '#queries/facts.ts';
import { toKeyFigures } from '#queries/figures.ts';
import type { Project } from '#queries/projects.ts';
import { getAboutProse } from '#queries/prose.ts';
import { getResume } from '#queries/resume.ts';
import { selectWork } from '#queries/selected-work.ts';
import { getRanking } from '#queries/skills.ts';
import { getToolGroups } from '#tools/hub-groups.ts';
import { getTools, listExtraPaths, registry, type ToolId, toHub } from '#tools/registry.ts';

/** What differs from page to page; where there is no sentence, what the person does. */
type Content = { title: string } & Partial<SocialPicture>;

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
	const owner = profile.name.text;
	const initials = hasPicture('views/mark.webp') ? undefined : toInitials(owner);
	const words = { subtitle: profile.jobTitle.text, owner, initials };
	const section = toSection(params.page);
	const { subtitle = words.subtitle } = props;
	const picture = await renderSocialPicture({ ...words, section, ...props, subtitle, locale });
	return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
};

/** Home and what belongs to no section have the motif of the page about the site. */
function toSection(page = ''): Section {
	const [name] = page.split('/');
	const sections = Object.keys(sectionMotifs) as Section[];
	return sections.find((section) => section === name) ?? 'about';
}

async function listResumePictures(locale: Locale): Promise<(readonly [string, Content])[]> {
	const resume = await getResume(locale, import.meta.env.SITE ?? '');
	const { profile, projects, education: schools, totals, caseStudies, pages } = resume;
	const selected = selectWork(projects);
	const today = new Date().toISOString().slice(0, 10);
	const figures = toKeyFigures(resume, selected, today);
	const toFigure = (path: string) => figures.find((figure) => figure.path === path);
	const toPortrait = async (steps: number): Promise<Partial<Content>> => {
		const [portrait] = toPictures((await getPortrait(locale, steps))?.picture, { x: 0.5, y: 0.35 });
		const star = profile.name.text;
		return { star, ...(portrait && { as: 'portrait', pictures: [portrait] }) };
	};
	const { wcag, axe, chromium, firefox, webkit } = triedWith;
	const main: Record<string, Partial<Content>> = {
		'/': {
			owner: profile.jobTitle.text,
			subtitle: profile.worth ? toUnmarked(profile.worth.text) : profile.summary.text,
			figure: figures.find(({ before }) => before !== undefined) ?? figures[0],
			...(await toPortrait(0)),
		},
		'/about': { subtitle: (await getAboutProse(locale))?.lead, ...(await toPortrait(1)) },
		'/projects': {
			...(profile.worth && { subtitle: toUnmarked(profile.worth.text) }),
			figure: toFigure('/projects'),
			pictures: selected.flatMap(toCover),
		},
		'/experience': {
			subtitle: toExperienceLead(locale, countFacts(resume, today)),
			figure: toFigure('/experience'),
			lines: resume.jobs
				.slice(0, 4)
				.map(({ job, start }) => ({ name: job.text, detail: start?.slice(0, 4) })),
		},
		'/education': {
			subtitle: education[locale].lead,
			as: 'screen',
			pictures: schools.flatMap(({ documents: [first] }) => toPictures(first?.picture)),
		},
		'/skills': {
			subtitle: skills[locale].lead,
			lines: (await getRanking(5, new Date())).map(({ name, months }) => ({
				name,
				detail: plural(locale, skills[locale].years, toYears(months)),
			})),
		},
		'/certificates': {
			subtitle: toCertificatesLead(locale, totals),
			pictures: totals.categories.flatMap(({ picture }) => toPictures(picture)),
		},
		'/accessibility': {
			subtitle: accessibility[locale].lead,
			lines: [wcag, axe, chromium, firefox, webkit].map((name) => ({ name })),
		},
	};
	const categories = totals.categories.map(({ path, title, lead, picture, ...category }) => {
		const count = plural(locale, certificates[locale].count, category.certificates.length);
		return [path, { title, subtitle: lead?.text ?? count, pictures: toPictures(picture) }] as const;
	});
	return [
		...pages.flatMap(({ path, title, own }) => {
			const more = own ? { subtitle: own.description } : main[path];
			return more ? [[path, { title, ...more }] as const] : [];
		}),
		...categories,
		...caseStudies.map(({ id, lead, project }) => {
			const [result] = project.results;
			const figure = result && { ...result, value: result.after };
			const title = project.title.text;
			const words = { title, subtitle: lead, figure };
			return [`/projects/${id}`, { ...words, as: 'cover', pictures: toCover(project) }] as const;
		}),
	];
}

function toExtraContent(locale: Locale, path: string): Content {
	const { title, lead, tools } = extra[locale];
	const as = 'screen';
	const tool = registry.find(({ id }) => path === `/extra/${id}`);
	if (!tool) {
		const words =
			path === '/extra'
				? { title, subtitle: lead }
				: { title: login[locale].title, subtitle: login[locale].lead };
		const first = getToolGroups(locale).flatMap((group) => group.tools.slice(0, 1));
		return { as, ...words, pictures: first.flatMap(toTile) };
	}
	const { title: name, purpose } = tools[tool.id];
	const hub = toHub(tool.id);
	const pictures = hub ? getTools(locale, hub).flatMap(toTile) : toTile(tool);
	return { as, title: name, subtitle: purpose, pictures };
}

function toCover({ cover }: Project): CroppedPicture[] {
	return toPictures(cover?.picture, cover?.focus);
}

function toTile({ id }: { id: ToolId }): CroppedPicture[] {
	return toPictures(`tools/${id}.webp`);
}

function toPictures(file: string | undefined, focus?: CroppedPicture['focus']): CroppedPicture[] {
	return file !== undefined && hasPicture(file) ? [{ file, focus }] : [];
}
