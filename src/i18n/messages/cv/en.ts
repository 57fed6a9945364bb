export const en = {
	title: 'CV',
	description:
		'CV of {name}, {job}: experience, skills, selected projects, education and languages.',
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
	total: '{documents}. View it here:',
	totals: '{documents}. View them all here:',
	/** The last line of a version that is limited to its pages; an address follows. */
	leftOut: 'The website also has {list}:',
	leftOutKinds: {
		job: { one: '{count} job', other: '{count} jobs' },
		project: { one: '{count} project', other: '{count} projects' },
		publication: { one: '{count} publication', other: '{count} publications' },
		place: { one: '{count} school', other: '{count} schools' },
		language: { one: '{count} language', other: '{count} languages' },
		reference: { one: '{count} reference', other: '{count} references' },
		detail: { one: '{count} detail', other: '{count} details' },
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
