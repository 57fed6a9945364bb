export const en = {
	description:
		'{name} – {job}. Portfolio and CV: projects, experience, education and certificates.',
	titles: 'What I do',
	pauseTitles: 'Pause the rotating headline',
	work: 'See the work',
	cv: 'CV (PDF)',
	photo: 'Next portrait',
	contacts: 'Contacts',
	selectedWork: 'Selected work',
	allProjects: { one: '{count} project', other: 'All {count} projects' },
	readHow: 'Read how it was made',
	tryIt: 'Try it',
	figures: {
		label: 'In numbers',
		projects: { one: '{count} project', other: '{count} projects' },
		forClients: { one: ', {count} for a client', other: ', {count} for clients' },
		years: { one: '{count} year', other: '{count} years' },
		jobs: { one: 'of experience in {count} job', other: 'of experience in {count} jobs' },
		documents: {
			one: '{count} certificate or diploma',
			other: '{count} certificates and diplomas',
		},
		from: 'from',
		to: 'to',
	},
	story: 'How I got here',
	slides: 'In pictures',
};
