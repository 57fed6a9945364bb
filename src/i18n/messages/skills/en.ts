import type { BuiltInLocale } from '#i18n/locales.ts';

export const en = {
	title: 'Skills',
	description: '{name}’s skills: professional skills and people skills, with years of practice.',
	lead: 'What I work with, and how I work with people.',
	hard: 'Hard skills',
	soft: 'Soft skills',
	iq: 'Intelligence test',
	iqResult: 'Result',
	iqDate: 'Date of the test',
	iqOrganization: 'Administered by',
	iqReport: 'Report (PDF)',
	iqReports: {
		en: 'English',
		uk: 'Ukrainian',
		es: 'Spanish',
	} satisfies Record<BuiltInLocale, string>,
	iqTest: 'Take the test',
	special: 'Selected certificates',
	ranking: 'Developer ranking',
	showRanking: 'Show the developer ranking',
	hideRanking: 'Hide the developer ranking',
	rankingNote: 'Counted in months with at least one project that used the technology.',
	years: {
		one: '{count} year',
		other: '{count} years',
	},
	/** Beside a tool that nearly all work uses. */
	since: 'since {year}',
	/** Before links to projects and jobs. */
	usedIn: 'Used in',
	inProjects: {
		one: '{count} project',
		other: '{count} projects',
	},
};
