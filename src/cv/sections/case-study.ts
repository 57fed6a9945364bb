import { toAddress, toOwnAddress } from '#cv/address.ts';
import { type Block, heading, type Item, list, text } from '#cv/blocks.ts';
import { nameJob } from '#cv/entries.ts';
import { formatPeriod } from '#cv/period.ts';
import { type ProseAround, toFigure } from '#cv/prose-blocks.ts';
import { toMarkdownProse } from '#cv/prose-markdown.ts';
import { toResultLine } from '#cv/result-line.ts';
import { formatLongDay } from '#i18n/format.ts';
import { formatNames } from '#i18n/format-list.ts';
import { caseStudy } from '#i18n/messages/case-study/index.ts';
import { fill } from '#i18n/messages.ts';
import type { CaseStudy } from '#queries/case-studies.ts';
import type { StudyDocument } from '#queries/documents.ts';
import type { Resume } from '#queries/resume.ts';
import { toAskBlocks } from './ask.ts';
import { toProjectLinks } from './work.ts';

/** What the page of a case study shows beside its project. */
export interface CaseStudyExtras {
	/** The text as its author wrote it. */
	mdx: string;
	/** Documents that belong to the project. */
	documents: readonly StudyDocument[];
	/** Path of a picture of `src/assets` in the built site. */
	toPicturePath: (file: string) => string;
}

/** The page of a case study: title, lead, facts, text, and what belongs to it. */
export function toCaseStudyBlocks(
	resume: Resume,
	study: CaseStudy,
	extras: CaseStudyExtras,
): Block[] {
	const { locale, siteAddress } = resume;
	const around: ProseAround = {
		locale,
		toPicture: (file) => new URL(extras.toPicturePath(file), siteAddress).href,
		toFile: (file) => toAddress(locale, toPath(file), siteAddress),
		toLink: (path) => toAddress(locale, path, siteAddress),
	};
	return [
		heading(1, study.project.title.text),
		...text(study.lead),
		...list(toFacts(resume, study)),
		{ kind: 'prose', markdown: toMarkdownProse(extras.mdx, around) },
		...toGallery(resume, study, around),
		...toRelated(resume, study, extras.documents),
		...text(toDates(resume, study)),
		...toAskBlocks(resume, study.ask?.text),
	];
}

/** What it is, when, for whom and with what, then where it can be seen and its results. */
function toFacts(resume: Resume, { project }: CaseStudy): Item[] {
	const { locale } = resume;
	const t = caseStudy[locale];
	const { type, role, team, client, technologies, results } = project;
	return [
		{ text: type?.text ?? '' },
		{ text: formatPeriod(locale, project) },
		...(role ? [{ label: t.role, text: role.text }] : []),
		...(team ? [{ label: t.team, text: team.text }] : []),
		...(client ? [{ label: t.client, text: client.text }] : []),
		...(technologies.length > 0
			? [{ label: t.builtWith, text: formatNames(locale, technologies) }]
			: []),
		...results.map((result) => ({ label: t.result, text: toResultLine(locale, result) })),
		...toProjectLinks(resume, project),
	];
}

function toGallery(
	{ locale }: Resume,
	{ project: { gallery } }: CaseStudy,
	around: ProseAround,
): Block[] {
	if (gallery.length === 0) return [];
	const pictures = gallery.map(({ picture, alt, caption }) =>
		toFigure({ picture, alt: alt.text, caption: caption.text }, around),
	);
	return [
		heading(2, caseStudy[locale].gallery),
		{ kind: 'prose', markdown: pictures.join('\n\n') },
	];
}

/** The job during which it was made, and its documents. */
function toRelated(
	{ locale, siteAddress, jobs }: Resume,
	{ project }: CaseStudy,
	documents: readonly StudyDocument[],
): Block[] {
	const t = caseStudy[locale];
	const job = jobs.find(({ id }) => id === project.job);
	const items: Item[] = [
		...(job
			? [
					{
						label: t.job,
						text: nameJob(locale, job),
						url: toOwnAddress(locale, `/experience#${job.id}`, siteAddress),
					},
				]
			: []),
		...documents.map(({ title, page }) => ({
			label: t.certificates,
			text: title.text,
			url: toOwnAddress(locale, page, siteAddress),
		})),
	];
	return items.length === 0 ? [] : [heading(2, t.related), ...list(items)];
}

function toDates({ locale }: Resume, { published, updated }: CaseStudy): string {
	const t = caseStudy[locale];
	const date = formatLongDay(locale, published);
	return updated
		? fill(t.updated, { date, changed: formatLongDay(locale, updated) })
		: fill(t.published, { date });
}

/** Videos are named from the folder public, or by an address. */
function toPath(file: string): string {
	return file.startsWith('https:') || file.startsWith('/') ? file : `/${file}`;
}
