export const en = {
	title: 'Education',
	/** Beside the title of the page: it begins with the number. */
	total: {
		one: '{count} document',
		other: '{count} documents',
	},
	description:
		'{name}’s education: schools, programmes, courses and dates, and the languages spoken.',
	lead: 'Schools, courses and the diplomas they led to.',
	languages: 'Languages',
	level: 'Level',
	proof: 'Certificate',
	documents: 'Documents',
	/** Before links to projects. */
	usedIn: 'Used in',
	website: 'School website',
};
