import { toOwnAddress } from '#cv/address.ts';
import type { Resume } from '#queries/resume.ts';
import { toBasics, toInterests, toReferences } from './json-resume/basics.ts';
import { toCategory } from './json-resume/category.ts';
import { toProject } from './json-resume/project.ts';
import { toCertificate, toEducation, toLanguage, toNativeLanguage } from './json-resume/study.ts';
import { toPublication, toSkill, toWork } from './json-resume/work.ts';

/** The schema that this follows. */
const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** All that is known, as JSON Resume 1.0.0. `npm run import` makes the same content of it again. */
export function toJsonResume(resume: Resume, image?: string): object {
	const { locale, education, totals, siteAddress, variant, sample } = resume;
	const { volunteer = [], paid = [] } = Object.groupBy(resume.jobs, (job) =>
		job.volunteer ? 'volunteer' : 'paid',
	);
	const diplomas = education.flatMap(({ documents }) => documents);
	return {
		$schema: schema,
		basics: toBasics(resume, image),
		work: paid.map((job) => toWork(resume, job)),
		...(volunteer.length > 0 && { volunteer: volunteer.map((job) => toWork(resume, job)) }),
		projects: resume.projects.map((project) => toProject(resume, project)),
		...(resume.publications.length > 0 && {
			publications: resume.publications.map((entry) => toPublication(resume, entry)),
		}),
		education: education.map((place) => toEducation(resume, place)),
		certificates: [
			...diplomas.map((document) => toCertificate(resume, 'diplomas', document)),
			...totals.certificates.map((document) => toCertificate(resume, 'certificates', document)),
		],
		skills: [
			...resume.hardSkills.map((skill) => toSkill('hard', skill)),
			...resume.softSkills.map((skill) => toSkill('soft', skill)),
		],
		languages: [...toNativeLanguage(resume), ...resume.languages.map(toLanguage)],
		...toInterests(resume),
		references: toReferences(resume),
		meta: {
			canonical: toOwnAddress(locale, '/resume.json', siteAddress),
			version: 'v1.0.0',
			vzir: {
				language: locale,
				sample,
				...(variant && { variant: variant.id }),
				...(totals.categories.length > 0 && { categories: totals.categories.map(toCategory) }),
			},
		},
	};
}
