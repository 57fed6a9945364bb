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
	lead: 'Since {year}: the problem, the work and the result.',
	empty: 'There are no projects here yet.',
	period: 'Period',
	technologies: 'Technologies',
	links: 'Links',
	about: 'About the project',
	source: 'Source',
	demo: 'Demo',
	video: 'Video',
	/** Whose a project was: names the filter and a column of the table. */
	kind: 'Kind',
	all: 'All',
	kinds: {
		client: 'For clients',
		own: 'My own',
		employer: 'For an employer',
		volunteer: 'For a good cause',
	},
	/** Headings of parts of the list. */
	shelves: {
		own: 'My own projects and experiments',
		ownAndOthers: 'My own and other projects',
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
