import { formatPeriod } from '#cv/period.ts';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { answers } from '#i18n/messages/answers/index.ts';
import { home } from '#i18n/messages/home/index.ts';
import { projects as projectMessages } from '#i18n/messages/projects/index.ts';
import { plural } from '#i18n/messages.ts';
import { localizePath } from '#i18n/urls.ts';
import { countMonths, toYears } from '#lib/months.ts';
import { toMonthSpans } from '#lib/partial-date.ts';
import { toProjectPath } from '#queries/projects.ts';
import type { Skill } from '#queries/skills.ts';
import { type FindSources, type NamedRecord, toDates, toShown } from './named-record.ts';
import { toStoryText } from './story-text.ts';
import { listTechnologies } from './technology-records.ts';

/** Projects, with the text of their case study if they have one. */
export function listProjects({ resume, stories }: FindSources): NamedRecord[] {
	const { locale, projects, caseStudies } = resume;
	return projects.map((project) => {
		const { id, type, start, end, role, team, client, results } = project;
		const story = caseStudies.find((each) => each.id === id);
		return {
			id,
			...toShown(project.title, [type?.text ?? '', formatPeriod(locale, { start, end })]),
			href: localizePath(locale, toProjectPath(project)),
			dates: toDates({ start, end }),
			words: [
				projectMessages[locale].title,
				// Its short name, which is also that of its tool.
				id.replaceAll('-', ' '),
				project.description?.text ?? '',
				...(project.highlights?.lines ?? []),
				project.technologies.join(', '),
				...[client, role, team].flatMap((words) => words?.text ?? []),
				...results.map(({ what, before, after, unit }) =>
					[what.text, before, after, unit?.text].filter(Boolean).join(' '),
				),
				...(story ? [story.lead, toStoryText(stories.get(id) ?? '')] : []),
			],
		};
	});
}

/** Jobs, each also by how long it lasted. The last one, which is no voluntary work, is what people call the job. */
export function listJobs({ resume: { locale, jobs }, today }: FindSources): NamedRecord[] {
	const last = jobs.find(({ volunteer }) => !volunteer)?.id;
	return jobs.map(
		({ id, job, company, place, description, start, end, skills, results, ...lists }) => ({
			id: id === last ? 'job' : id,
			...toShown(job, [company?.text ?? '', formatPeriod(locale, { start, end })]),
			names: [job.text, company?.text ?? ''],
			href: localizePath(locale, `/experience#${id}`),
			dates: toDates({ start, end }),
			words: [
				...[place, description].flatMap((words) => words?.text ?? []),
				...[lists.tasks, lists.mainDuties, lists.relatedDuties].flatMap(({ lines }) => lines),
				...results.map(({ what }) => what.text),
				skills.join(', '),
			],
			asked: [
				...toMonthSpans([{ start, end }], today).map((span) =>
					plural(locale, home[locale].figures.years, toYears(countMonths([span]))),
				),
				...(id === last ? [answers[locale].asked.job] : []),
			].join(','),
		}),
	);
}

export function listPublications({ resume: { locale, publications } }: FindSources): NamedRecord[] {
	return publications.map(({ id, title, publisher, authors, date, summary }) => ({
		id,
		...toShown(title, [...(publisher ? [publisher.text] : []), formatDate(locale, date)]),
		href: localizePath(locale, `/experience#${id}`),
		dates: date ?? '',
		words: [authors ?? '', summary?.text ?? ''],
	}));
}

/** Skills, and the technologies that the site is built with; those that are proved are answers. */
export function listSkills(sources: FindSources): NamedRecord[] {
	const { locale, hardSkills, softSkills } = sources.resume;
	const proved = new Set(listTechnologies(sources).map(({ title }) => title));
	return [
		...toSkillRecords(locale, hardSkills, 'hard'),
		...toSkillRecords(locale, softSkills, 'soft'),
		...sources.technologies
			.filter(({ title }) => !proved.has(title))
			.map(({ id, title, purpose }) => ({
				id: `site/${id}`,
				...toShown({ ...purpose, text: title }, [purpose.text]),
				href: localizePath(locale, '/about'),
				words: [],
			})),
	];
}

/** `group` is the id of the list on the page. */
function toSkillRecords(locale: Locale, skills: readonly Skill[], group: string): NamedRecord[] {
	return skills.map(({ id, title, description, technologies }) => ({
		id: `skill/${id}`,
		...toShown(title, [description?.text ?? '']),
		href: localizePath(locale, `/skills#${group}`),
		words: technologies,
	}));
}
