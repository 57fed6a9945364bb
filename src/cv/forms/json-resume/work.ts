import { toAddress } from '#cv/address.ts';
import { toResultLine } from '#cv/result-line.ts';
import type { Job } from '#queries/experience.ts';
import type { Publication } from '#queries/publications.ts';
import type { Resume } from '#queries/resume.ts';
import type { Skill } from '#queries/skills.ts';
import { toRest } from './rest.ts';
import { nameResultWords, toRestOfResult } from './result.ts';

/** A job or volunteer work, which has the same fields. Duties and results are all highlights. A field of this site counts the lines of each duty and names the results. */
export function toWork({ locale, siteAddress }: Resume, job: Job): object {
	const { mainDuties, relatedDuties, tasks, results, place, description } = job;
	const [company, title] = job.untitled ? [job.job, undefined] : [job.company, job.job];
	return {
		[job.volunteer ? 'organization' : 'name']: company?.text,
		position: title?.text,
		url: job.website && toAddress(locale, job.website, siteAddress),
		startDate: job.start,
		endDate: job.end,
		location: place?.text,
		summary: description?.text,
		highlights: [
			...[mainDuties, relatedDuties, tasks].flatMap(({ lines }) => lines),
			...results.map((result) => toResultLine(locale, result)),
		],
		keywords: job.skills,
		...toRest(
			`experience/${job.id}`,
			{
				...{ company, job: title, place, description },
				...{ mainDuties, relatedDuties, tasks, ...nameResultWords(results) },
			},
			{
				website: job.website,
				mainDuties: mainDuties.lines.length,
				relatedDuties: relatedDuties.lines.length,
				results: results.map(toRestOfResult),
				tags: job.tags,
			},
		),
	};
}

export function toPublication({ locale, siteAddress }: Resume, publication: Publication): object {
	const { id, title, publisher, authors, date, summary, website, tags } = publication;
	return {
		name: title.text,
		publisher: publisher?.text,
		releaseDate: date,
		url: website && toAddress(locale, website, siteAddress),
		summary: summary?.text,
		...toRest(`publications/${id}`, { title, publisher, summary }, { authors, website, tags }),
	};
}

export function toSkill(kind: 'hard' | 'soft', skill: Skill): object {
	const { id, title, description, technologies, everydayTools, order, results, job, tags } = skill;
	return {
		name: title.text,
		keywords: technologies,
		...toRest(
			`skills/${id}`,
			{ title, description, ...nameResultWords(results) },
			{
				kind,
				order,
				description: description?.text,
				everydayTools,
				results: results.map(toRestOfResult),
				job,
				tags,
			},
		),
	};
}
