import type { APIRoute } from 'astro';
import { withWholePictures } from '#components/picture/whole-pictures.ts';
import { toMarkdown } from '#cv/forms/markdown.ts';
import { toShortBlocks } from '#cv/sections/short.ts';
import { toWholeBlocks } from '#cv/sections/whole.ts';
import { toTwinBlocks } from '#cv/twins.ts';
import { defaultLocale, localePaths, parseLocale } from '#i18n/locales.ts';
import { toTwinPath } from '#i18n/twin-path.ts';
import { getCertificatesById } from '#queries/documents.ts';
import { countFacts } from '#queries/facts.ts';
import { toKeyFigures } from '#queries/figures.ts';
import { getAboutMdx, getHomeMdx } from '#queries/prose.ts';
import { getResume, type Resume } from '#queries/resume.ts';
import { getResumePaths } from '#queries/resume-pages.ts';
import { selectWork } from '#queries/selected-work.ts';
import { getSite } from '#queries/site.ts';
import { getTechnologies } from '#queries/technologies.ts';

/** The Markdown twin of every resume page, of every short version of the CV, and the whole CV. */
export async function getStaticPaths() {
	const { variants } = await getSite(defaultLocale);
	const twins = [
		...(await getResumePaths()).map((page) => ({ path: toTwinPath(page), page, tag: undefined })),
		...variants.map(({ id }) => ({ path: toTwinPath(`/cv/${id}`), page: undefined, tag: id })),
		{ path: '/cv.md', page: undefined, tag: undefined },
	];
	return localePaths().flatMap(({ params }) =>
		twins.map(({ path, ...props }) => ({
			params: { ...params, twin: path.slice(1).replace(/\.md$/, '') },
			props,
		})),
	);
}

export const GET: APIRoute<Props> = async ({ params, props, site, url }) => {
	const locale = parseLocale(params.locale) ?? defaultLocale;
	const resume = await getResume(locale, (site ?? url).href, props.tag);
	const { specialCertificates } = await getSite(locale);
	const work = selectWork(resume.projects);
	const { page } = props;
	const today = new Date().toISOString().slice(0, 10);
	const extras = page && {
		home: await getHomeMdx(locale),
		about: await getAboutMdx(locale),
		technologies: await getTechnologies(locale),
		work,
		figures: toKeyFigures(resume, work, today),
		facts: countFacts(resume, today),
		special: await getCertificatesById(locale, specialCertificates),
	};
	const blocks = extras
		? await withWholePictures((toPicturePath) =>
				toTwinBlocks(resume, page, { ...extras, toPicturePath }),
			)
		: toCvBlocks(resume);
	return new Response(toMarkdown(blocks, locale), {
		headers: { 'Content-Type': 'text/markdown;charset=utf-8' },
	});
};

function toCvBlocks(resume: Resume) {
	return resume.variant ? toShortBlocks(resume) : toWholeBlocks(resume);
}

type Props = Awaited<ReturnType<typeof getStaticPaths>>[number]['props'];
