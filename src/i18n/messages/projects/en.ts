export const en = {
	title: 'Projects',
	/** Beside the title of the page: it begins with the number. */
	total: {
		one: '{count} project',
		other: '{count} projects',
	},
	description: {
		one: '{count} project by {name}: purpose, dates and technologies, with search and sorting.',
		other: '{count} projects by {name}: purpose, dates and technologies, with search and sorting.',
	},
	lead: {
		one: '{count} project since {year}: the problem, the work and the result.',
		other: '{count} projects since {year}: the problem, the work and the result.',
	},
	empty: 'There are no projects here yet.',
	period: 'Period',
	technologies: 'Technologies',
	links: 'Links',
	about: 'About the project',
	source: 'Source',
	demo: 'Demo',
	video: 'Video',
	caption: 'All projects',
	/** Whose a project was: names the filter and a column of the table. */
	kind: 'Kind',
	all: 'All',
	kinds: {
		client: 'For clients',
		own: 'My own',
		employer: 'For an employer',
		volunteer: 'For a good cause',
	},
	/** Headings of the two parts of the list; `{kind}` is the first kind of the part. */
	shelves: {
		andOthers: '{kind} and others',
		own: 'My own projects and experiments',
		rest: 'Other projects',
	},
	openSearch: 'Open the search',
	closeSearch: 'Close the search',
	field: 'Title, date or technology',
	clear: 'Clear',
	found: {
		one: '{count} project found',
		other: '{count} projects found',
	},
	none: 'No projects found. Try a shorter word or a year.',
	blank: 'Enter what to search for.',
};
