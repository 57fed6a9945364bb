import type { APIRoute } from 'astro';
import { withWholePictures } from '#components/picture/whole-pictures.ts';
import { toMarkdown } from '#cv/forms/markdown.ts';
import { toCaseStudyBlocks } from '#cv/sections/case-study.ts';
import { defaultLocale, localePaths, parseLocale } from '#i18n/locales.ts';
import { getCaseStudies, getCaseStudyMdx } from '#queries/case-studies.ts';
import { getDocumentsById } from '#queries/documents.ts';
import { getResume } from '#queries/resume.ts';

/** The Markdown twin of every case study. */
export async function getStaticPaths() {
	const studies = await getCaseStudies(defaultLocale);
	return localePaths().flatMap(({ params }) =>
		studies.map(({ id }) => ({ params: { ...params, id } })),
	);
}

export const GET: APIRoute = async ({ params, site, url }) => {
	const { id = '' } = params;
	const locale = parseLocale(params.locale) ?? defaultLocale;
	const resume = await getResume(locale, (site ?? url).href);
	const study = resume.caseStudies.find((each) => each.id === id);
	if (!study) throw new Error(`There is no case study of "${id}".`);
	const mdx = await getCaseStudyMdx(locale, id);
	const documents = await getDocumentsById(locale, study.project.certificates);
	const blocks = await withWholePictures((toPicturePath) =>
		toCaseStudyBlocks(resume, study, { mdx, documents, toPicturePath }),
	);
	return new Response(toMarkdown(blocks, locale), {
		headers: { 'Content-Type': 'text/markdown;charset=utf-8' },
	});
};
