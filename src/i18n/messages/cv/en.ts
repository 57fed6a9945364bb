export const en = {
	title: 'CV',
	description:
		'CV of {name}, {job}: experience, skills, selected projects, education and languages.',
	summary: 'Profile',
	selectedProjects: 'Selected projects',
	caseStudy: 'Case study',
	website: 'Website',
	ownSite: 'Own site',
	address: 'Address',
	born: 'Date of birth',
	references: 'References',
	whole: 'The whole CV in one file',
	feed: '{name}: what is new',
	variants: 'Short versions of the CV',
	variantTitle: 'CV: {title}',
	variantDescription:
		'CV of {name} for {title}: experience, skills, projects and education that matter there, also as PDF.',
	complete: 'The complete CV with every document, as PDF',
	asPdf: 'This version as PDF',
	kinds: {
		email: 'E-mail',
		telephone: 'Telephone',
	},
	documents: {
		one: '{count} document',
		other: '{count} documents',
	},
	totals: '{certificates} and {diplomas}. All of them can be seen here:',
	certificates: {
		one: '{count} certificate',
		other: '{count} certificates',
	},
	diplomas: {
		one: '{count} diploma',
		other: '{count} diplomas',
	},
};
