import type { CaseStudy } from '#queries/case-studies.ts';
import type { StudyDocument } from '#queries/documents.ts';
import type { EducationSection } from '#queries/education.ts';
import type { Job } from '#queries/experience.ts';
import type { Project } from '#queries/projects.ts';
import type { Resume } from '#queries/resume.ts';
import type { Profile } from '#queries/site.ts';

export function sources(changes: Partial<Resume> = {}): Resume {
	return {
		locale: 'en',
		variants: [],
		cv: {},
		specialCertificates: [],
		profile: profile(),
		jobs: [job()],
		projects: [project()],
		publications: [],
		caseStudies: [],
		hardSkills: [
			{
				id: 'css',
				order: 1,
				title: { text: 'CSS' },
				description: { text: 'Grids.' },
				technologies: [],
				everydayTools: [],
				results: [],
				tags: [],
			},
		],
		softSkills: [],
		education: [place()],
		languages: [
			{
				id: 'spanish',
				name: { text: 'Spanish' },
				tag: 'es',
				level: { text: 'A2' },
				tags: [],
				document: paper(),
			},
		],
		totals: { diplomas: [], certificates: [paper()], categories: [] },
		pages: [],
		sample: false,
		siteAddress: 'https://site.example',
		...changes,
	};
}

export function profile(changes: Partial<Profile> = {}): Profile {
	return {
		name: { text: 'Olha O’Neill' },
		jobTitle: { text: 'Engineer' },
		titles: { lines: [] },
		summary: { text: 'Builds things.' },
		place: { text: 'Lviv, Ukraine' },
		town: { text: 'Lviv' },
		country: { code: 'UA', name: 'Ukraine' },
		email: 'olha@example.com',
		contacts: [],
		references: [],
		...changes,
	};
}

export function job(changes: Partial<Job> = {}): Job {
	return {
		id: 'engineer',
		start: '2020-03-15',
		end: '2021-04-01',
		company: { text: 'Example Ltd' },
		job: { text: 'Engineer' },
		volunteer: false,
		mainDuties: { lines: ['Planning'] },
		relatedDuties: { lines: ['Invoices'] },
		tasks: { lines: ['Built a bridge'] },
		results: [],
		skills: ['Astro', 'Git'],
		tags: [],
		...changes,
	};
}

export function project(changes: Partial<Project> = {}): Project {
	return {
		id: 'hotel',
		title: { text: 'Hotel' },
		type: { text: 'Website' },
		kind: 'Website',
		description: { text: 'Rooms.' },
		start: '2022-01',
		end: '2022-06',
		technologies: ['Astro', 'CSS'],
		tags: [],
		otherTitles: [],
		gallery: [],
		results: [],
		certificates: [],
		hasCaseStudy: false,
		page: '/projects#hotel',
		...changes,
	};
}

export function caseStudy(changes: Partial<CaseStudy> = {}): CaseStudy {
	return {
		id: 'hotel',
		lead: 'A hotel that fills itself.',
		published: '2026-03-14',
		project: project({ hasCaseStudy: true }),
		...changes,
	};
}

export function place(changes: Partial<EducationSection> = {}): EducationSection {
	return {
		id: 'university',
		institution: { text: 'University' },
		programme: { text: 'Economics' },
		start: '1994-09',
		end: '1999-01',
		diplomas: true,
		tags: [],
		documents: [],
		...changes,
	};
}

export function paper(changes: Partial<StudyDocument> = {}): StudyDocument {
	return {
		id: 'university/front',
		title: { text: 'Diploma' },
		number: { text: 'No. 1' },
		grade: { text: 'Passed' },
		date: '1999-01-29',
		picture: 'documents/university-front.webp',
		pictureNamed: false,
		highlight: false,
		page: '/education#university-front',
		tags: [],
		...changes,
	};
}
