export const en = {
	title: 'CV',
	description: 'CV of {name}, {job}: experience, skills, education and languages.',
	summary: 'Profile',
	selectedProjects: 'Selected projects',
	publications: 'Publications',
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
		'{title}: CV of {name} with the relevant experience, skills, projects and education, also as a PDF.',
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
	total: '{documents}. View it here:',
	totals: '{documents}. View them all here:',
	/** The last line of a version that is limited to its pages; an address follows. */
	leftOut: '{list}:',
	leftOutKinds: {
		job: { one: '{count} more job', other: '{count} more jobs' },
		project: { one: '{count} more project', other: '{count} more projects' },
		publication: { one: '{count} more publication', other: '{count} more publications' },
		place: { one: '{count} more school', other: '{count} more schools' },
		language: { one: '{count} more language', other: '{count} more languages' },
		reference: { one: '{count} more reference', other: '{count} more references' },
	},
	/** Level of the native language. */
	native: 'Native',
	certificates: {
		one: '{count} certificate',
		other: '{count} certificates',
	},
	diplomas: {
		one: '{count} diploma',
		other: '{count} diplomas',
	},
};
