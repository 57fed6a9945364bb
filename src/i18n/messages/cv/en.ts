export const en = {
	title: 'CV',
	description:
		'CV of {name}, {job}: experience, skills, selected projects, education and languages.',
	summary: 'Profile',
	selectedProjects: 'Selected projects',
	caseStudy: 'Case study',
	website: 'Website',
	ownSite: 'Personal website',
	address: 'Address',
	born: 'Date of birth',
	/** Before the final mark of a school. */
	grade: 'Grade',
	interests: 'Interests',
	references: 'References',
	whole: 'The complete CV in one file',
	feed: '{name}: updates',
	variants: 'Short versions of the CV',
	variantTitle: 'CV: {title}',
	variantDescription:
		'CV of {name} for {title}: the relevant experience, skills, projects and education, also as a PDF.',
	complete: 'The complete CV with every document, as a PDF',
	asPdf: 'This version as a PDF',
	kinds: {
		email: 'E-mail',
		telephone: 'Phone',
	},
	documents: {
		one: '{count} document',
		other: '{count} documents',
	},
	totals: '{documents}. View them all here:',
	certificates: {
		one: '{count} certificate',
		other: '{count} certificates',
	},
	diplomas: {
		one: '{count} diploma',
		other: '{count} diplomas',
	},
};
