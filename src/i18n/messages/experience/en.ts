export const en = {
	title: 'Experience',
	description: '{name}’s work experience: companies, dates, duties and results, newest first.',
	lead: {
		one: '{count} job since {year}: responsibilities, work and results.',
		other: '{count} jobs since {year}: responsibilities, work and results.',
	},
	undated: {
		one: '{count} job: responsibilities, work and results.',
		other: '{count} jobs: responsibilities, work and results.',
	},
	mainDuties: 'Main duties',
	relatedDuties: 'Related duties',
	tasks: 'Tasks and results',
	results: 'Results',
	duties: 'Duties',
	scale: 'Jobs by year',
	volunteer: 'Volunteer work',
	skills: 'Skills',
};
