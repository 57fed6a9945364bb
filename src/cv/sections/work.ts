import { toAddress, toOwnAddress } from '#cv/address.ts';
import { type Block, heading, type Item, list, section, text } from '#cv/blocks.ts';
import { formatPeriod } from '#cv/period.ts';
import { toResultLine } from '#cv/result-line.ts';
import { formatDate } from '#i18n/format.ts';
import { formatNames } from '#i18n/format-list.ts';
import type { Locale } from '#i18n/locales.ts';
import { caseStudy } from '#i18n/messages/case-study/index.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { experience } from '#i18n/messages/experience/index.ts';
import { projects as projectMessages } from '#i18n/messages/projects/index.ts';
import { withColon } from '#i18n/with-colon.ts';
import { joinParts } from '#lib/parts.ts';
import type { Job } from '#queries/experience.ts';
import type { Project, Result } from '#queries/projects.ts';
import type { Resume } from '#queries/resume.ts';

export function toJobBlocks(resume: Resume, level: 2 | 3): Block[] {
	return resume.jobs.flatMap((job) => toJob(resume, job, level));
}

export function toProjectBlocks(resume: Resume, level: 2 | 3): Block[] {
	return resume.projects.flatMap((project) => toProject(resume, project, level));
}

/** Publications under their heading, if there are any. */
export function toPublicationBlocks({ locale, siteAddress, publications }: Resume): Block[] {
	const items = publications.map(({ title, authors, publisher, date, summary, website }) => ({
		text: joinParts(
			[title.text, authors, publisher?.text, formatDate(locale, date), summary?.text].flatMap(
				(part) => part || [],
			),
			' · ',
		),
		url: website && toAddress(locale, website, siteAddress),
	}));
	return section(messages[locale].publications, list(items));
}

function toJob({ locale, siteAddress }: Resume, job: Job, level: 2 | 3): Block[] {
	const t = experience[locale];
	const parts = (['mainDuties', 'relatedDuties', 'tasks'] as const).filter(
		(part) => job[part].lines.length > 0,
	);
	return [
		heading(level, job.job.text),
		...list([
			{
				text: job.company?.text ?? '',
				url: job.website && toAddress(locale, job.website, siteAddress),
			},
			{ text: formatPeriod(locale, job) },
			...(job.place ? [{ text: job.place.text }] : []),
			...(job.volunteer ? [{ text: t.volunteer }] : []),
		]),
		...text(job.description?.text),
		...parts.flatMap((part) => [
			...text(withColon(locale, t[part])),
			...list(job[part].lines.map((line) => ({ text: line }))),
		]),
		...toResultBlocks(locale, job.results),
		...text(
			job.skills.length > 0
				? `${withColon(locale, t.skills)} ${formatNames(locale, job.skills)}`
				: undefined,
		),
	];
}

function toProject(resume: Resume, project: Project, level: 2 | 3): Block[] {
	const { locale } = resume;
	const t = projectMessages[locale];
	const { role, results, hasCaseStudy } = project;
	return [
		heading(level, project.title.text),
		...list([
			{ text: project.type?.text ?? '' },
			{ text: formatPeriod(locale, project) },
			...(role ? [{ label: caseStudy[locale].role, text: role.text }] : []),
		]),
		...text(project.description?.text),
		...list((project.highlights?.lines ?? []).map((line) => ({ text: line }))),
		...toResultBlocks(locale, results),
		...text(
			project.technologies.length > 0
				? `${withColon(locale, t.technologies)} ${formatNames(locale, project.technologies)}`
				: undefined,
		),
		...list([
			...(hasCaseStudy ? [toStory(resume, project)] : []),
			...toProjectLinks(resume, project),
		]),
	];
}

function toResultBlocks(locale: Locale, results: readonly Result[]): Block[] {
	const label = caseStudy[locale].result;
	return list(results.map((result) => ({ label, text: toResultLine(locale, result) })));
}

/** Where the long story of the project is. */
function toStory({ locale, siteAddress }: Resume, { id }: Project): Item {
	const url = toOwnAddress(locale, `/projects/${id}`, siteAddress);
	return { label: messages[locale].caseStudy, text: url, url };
}

/** Where a project can be seen. */
export function toProjectLinks({ locale, siteAddress }: Resume, project: Project): Item[] {
	return (['demo', 'source', 'video'] as const).flatMap((kind) => {
		const link = project[kind];
		if (!link) return [];
		const url = toAddress(locale, link, siteAddress);
		return [{ label: projectMessages[locale][kind], text: url, url }];
	});
}
