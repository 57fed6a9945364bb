import { toAddress } from '#cv/address.ts';
import type { Job } from '#queries/experience.ts';
import type { Project } from '#queries/projects.ts';
import type { Resume } from '#queries/resume.ts';
import type { Skill } from '#queries/skills.ts';
import { optional, toRest } from './rest.ts';

/** Duties and results are all highlights; the rest says how many lines of each there are. */
export function toWork({ locale, siteAddress }: Resume, job: Job): object {
	const { mainDuties, relatedDuties, tasks } = job;
	return {
		name: job.company.text,
		position: job.job.text,
		...optional('url', job.website && toAddress(locale, job.website, siteAddress)),
		startDate: job.start,
		...optional('endDate', job.end),
		highlights: [mainDuties, relatedDuties, tasks].flatMap(({ lines }) => lines),
		keywords: job.skills,
		...toRest(
			`experience/${job.id}`,
			{ company: job.company, job: job.job, mainDuties, relatedDuties, tasks },
			{
				website: job.website,
				mainDuties: mainDuties.lines.length,
				relatedDuties: relatedDuties.lines.length,
				tags: job.tags,
			},
		),
	};
}

export function toProject({ locale, siteAddress }: Resume, project: Project): object {
	const { title, type, description, demo, source, video } = project;
	const link = demo ?? source ?? video;
	return {
		name: title.text,
		description: description.text,
		type: type.text,
		startDate: project.start,
		...optional('endDate', project.end),
		...optional('url', link && toAddress(locale, link, siteAddress)),
		keywords: project.technologies,
		...toRest(
			`projects/${project.id}`,
			{ title, type, description },
			{ demo, source, video, tags: project.tags },
		),
	};
}

export function toSkill(kind: 'hard' | 'soft', skill: Skill): object {
	const { id, title, description, technologies, order, tags } = skill;
	return {
		name: title.text,
		keywords: technologies,
		...toRest(
			`skills/${id}`,
			{ title, description },
			{ kind, order, description: description?.text, tags },
		),
	};
}
