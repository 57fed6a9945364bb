import { toAddress } from '#cv/address.ts';
import { type Block, heading, list, text } from '#cv/blocks.ts';
import { formatPeriod } from '#cv/period.ts';
import { experience } from '#i18n/messages/experience/index.ts';
import { projects as projectMessages } from '#i18n/messages/projects/index.ts';
import type { Job } from '#queries/experience.ts';
import type { Project } from '#queries/projects.ts';
import type { Resume } from '#queries/resume.ts';

export function toJobBlocks(resume: Resume, level: 2 | 3): Block[] {
	return resume.jobs.flatMap((job) => toJob(resume, job, level));
}

export function toProjectBlocks(resume: Resume, level: 2 | 3): Block[] {
	return resume.projects.flatMap((project) => toProject(resume, project, level));
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
				text: job.company.text,
				url: job.website && toAddress(locale, job.website, siteAddress),
			},
			{ text: formatPeriod(locale, job) },
		]),
		...parts.flatMap((part) => [
			...text(`${t[part]}:`),
			...list(job[part].lines.map((line) => ({ text: line }))),
		]),
		...text(job.skills.length > 0 ? `${t.skills}: ${job.skills.join(', ')}` : undefined),
	];
}

function toProject({ locale, siteAddress }: Resume, project: Project, level: 2 | 3): Block[] {
	const t = projectMessages[locale];
	const links = (['demo', 'source', 'video'] as const).flatMap((kind) => {
		const link = project[kind];
		if (!link) return [];
		const url = toAddress(locale, link, siteAddress);
		return [{ label: t[kind], text: url, url }];
	});
	return [
		heading(level, project.title.text),
		...list([{ text: project.type.text }, { text: formatPeriod(locale, project) }]),
		...text(project.description.text),
		...text(
			project.technologies.length > 0
				? `${t.technologies}: ${project.technologies.join(', ')}`
				: undefined,
		),
		...list(links),
	];
}
