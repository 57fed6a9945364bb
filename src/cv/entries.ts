import { formatDate } from '#i18n/format.ts';
import { formatNames } from '#i18n/format-list.ts';
import type { Locale } from '#i18n/locales.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { experience as experienceMessages } from '#i18n/messages/experience/index.ts';
import { projects as projectMessages } from '#i18n/messages/projects/index.ts';
import { plural } from '#i18n/messages.ts';
import { withColon } from '#i18n/with-colon.ts';
import type { Period } from '#lib/partial-date.ts';
import type { EducationSection, SpokenLanguage } from '#queries/education.ts';
import type { Job } from '#queries/experience.ts';
import type { WordList } from '#queries/localize.ts';
import type { Project } from '#queries/projects.ts';
import type { Publication } from '#queries/publications.ts';
import type { Resume } from '#queries/resume.ts';
import type { Skill } from '#queries/skills.ts';
import { toPrintedLink, toUrl } from './address.ts';
import type { CvJob, CvLanguage, CvPlace, CvProject, CvPublication, CvSkill } from './cv.ts';
import { formatPeriod } from './period.ts';
import { toRelevance } from './relevance.ts';
import { toResultLine } from './result-line.ts';

export function toJob(resume: Resume, job: Job): CvJob {
	const { locale, siteAddress } = resume;
	const t = experienceMessages[locale];
	const kinds = ['mainDuties', 'relatedDuties', 'tasks'] as const;
	const parts = kinds.map((kind) => ({
		kind,
		label: t[kind],
		list: kind === 'tasks' ? withResults(locale, job) : job[kind],
	}));
	return {
		...toRelevance(resume, job),
		period: toPeriod(locale, job),
		job: job.job,
		company: job.company,
		url: toUrl(locale, job.website, siteAddress),
		place: job.place,
		volunteer: job.volunteer ? t.volunteer : undefined,
		description: job.description,
		parts: parts.filter(({ list }) => list.lines.length > 0),
		skills: { label: t.skills, names: formatNames(locale, job.skills) },
	};
}

/** @example nameJob('en', { job: { text: 'Nurse' }, company: { text: 'Ward 2' } }) // 'Nurse, Ward 2' */
export function nameJob(locale: Locale, { job, company }: Pick<Job, 'job' | 'company'>): string {
	return formatNames(
		locale,
		[job, company].flatMap((words) => words?.text ?? []),
	);
}

/** The results in numbers follow those in sentences. */
function withResults(locale: Locale, { tasks, results }: Job): WordList {
	const [first] = results;
	if (!first) return tasks;
	const { lang } = tasks.lines.length > 0 ? tasks : first.what;
	return {
		...(lang && { lang }),
		lines: [...tasks.lines, ...results.map((result) => toResultLine(locale, result))],
	};
}

export function toSkill(resume: Resume, skill: Skill): CvSkill {
	const { title, description } = skill;
	return { ...toRelevance(resume, skill), title, description };
}

export function toProject(resume: Resume, project: Project): CvProject {
	const { locale, siteAddress } = resume;
	const t = projectMessages[locale];
	const [result] = project.results;
	const links = (['demo', 'source', 'video'] as const).flatMap((kind) => {
		const link = project[kind];
		return link ? [{ label: t[kind], ...toPrintedLink(locale, link, siteAddress) }] : [];
	});
	return {
		...toRelevance(resume, project),
		period: toPeriod(locale, project),
		title: project.title,
		type: project.type,
		role: project.role,
		description: project.description,
		highlights: project.highlights,
		result: result && { ...result.what, text: toResultLine(locale, result) },
		technologies: formatNames(locale, project.technologies),
		links,
	};
}

export function toPublication(resume: Resume, publication: Publication): CvPublication {
	const { locale, siteAddress } = resume;
	const { date, title, authors, publisher, summary, website } = publication;
	return {
		...toRelevance(resume, publication),
		date: formatDate(locale, date),
		title,
		authors,
		publisher,
		summary,
		url: toUrl(locale, website, siteAddress),
	};
}

export function toPlace(sources: Resume, place: EducationSection): CvPlace {
	const { locale } = sources;
	const count = countDocuments(place, sources.totals);
	return {
		...toRelevance(sources, place),
		period: toPeriod(locale, place),
		institution: place.programme && place.institution,
		programme: place.programme ?? place.institution,
		description: place.description,
		courses: place.courses,
		place: place.place,
		grade: place.grade && {
			...place.grade,
			text: `${withColon(locale, messages[locale].grade)} ${place.grade.text}`,
		},
		documents: count > 0 ? plural(locale, messages[locale].documents, count) : undefined,
		url: toUrl(locale, place.website, sources.siteAddress),
	};
}

/** Where the totals leave out the reverse side of a diploma, it is no document of its own here either. */
function countDocuments({ documents }: EducationSection, { diplomas }: Resume['totals']): number {
	const counted = documents.filter(({ id }) => diplomas.some((diploma) => diploma.id === id));
	return counted.length || documents.length;
}

/** The native language first, which has no record of its own. */
export function toLanguages({ locale, profile, languages, siteAddress }: Resume): CvLanguage[] {
	const { nativeLanguage: name } = profile;
	return [
		...(name ? [{ name, level: { text: messages[locale].native } }] : []),
		...languages.map((language) => toLanguage(locale, language, siteAddress)),
	];
}

function toLanguage(locale: Locale, language: SpokenLanguage, siteAddress: string): CvLanguage {
	const { name, level, document } = language;
	if (!document) return { name, level };
	const { title, grade, verify } = document;
	return {
		name,
		level,
		proof: title,
		grade,
		url: toUrl(locale, verify, siteAddress),
	};
}

/** Days of the content are cut to their month. */
function toPeriod(locale: Locale, { start, end }: Period): string {
	return formatPeriod(locale, { start: start?.slice(0, 7), end: end?.slice(0, 7) });
}
