export const en = {
	description: '{name} – {job}. {summary}',
	titles: 'What I do',
	pauseTitles: 'Pause the rotating headline',
	work: 'See the work',
	cv: 'CV (PDF)',
	photo: 'Next portrait',
	contacts: 'Contact',
	selectedWork: 'Selected work',
	allProjects: { one: '{count} project', other: 'All {count} projects' },
	readHow: 'Read how it was made',
	tryIt: 'Try it',
	figures: {
		how: 'How it was counted',
		countedProjects:
			'All projects on this site. Paying clients are people or companies who ordered the work and paid for it: my own projects, those for an employer and volunteer work are left out.',
		countedYears:
			'Months with at least one paid job. Jobs held at the same time count once; a first or last month counts if at least half of it was worked; volunteer work does not count.',
		label: 'In numbers',
		projects: { one: '{count} project', other: '{count} projects' },
		forClients: { one: ', {count} for a paying client', other: ', {count} for paying clients' },
		years: { one: '{count} year', other: '{count} years' },
		jobs: { one: 'of work in {count} job', other: 'of work in {count} jobs' },
		documents: {
			one: '{count} certificate or diploma',
			other: '{count} certificates and diplomas',
		},
		to: 'to',
	},
	story: 'How I got here',
	slides: 'In pictures',
};
