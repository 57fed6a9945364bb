export const en = {
	title: 'CV',
	description:
		'CV of {name}, {job}: experience, skills, selected projects, education and languages.',
	summary: 'Profile',
	selectedProjects: 'Selected projects',
	website: 'Website',
	kinds: {
		messenger: 'Messenger',
		chat: 'Chat',
		professional: 'Professional network',
		code: 'Source code',
		social: 'Social network',
		microblog: 'Microblog',
		video: 'Videos',
		email: 'E-mail',
		telephone: 'Telephone',
	},
	documents: {
		one: '# document',
		other: '# documents',
	},
	totals: '{certificates} and {diplomas}. All of them can be seen here:',
	certificates: {
		one: '# certificate',
		other: '# certificates',
	},
	diplomas: {
		one: '# diploma',
		other: '# diplomas',
	},
};
