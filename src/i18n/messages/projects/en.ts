export const en = {
	title: 'Projects',
	/** Beside the title of the page: it begins with the number. */
	total: {
		one: '{count} project',
		other: '{count} projects',
	},
	description: {
		one: '{count} project by {name}: what it was for, when, and with which technologies, with search and sorting.',
		other:
			'{count} projects by {name}: what each was for, when, and with which technologies, with search and sorting.',
	},
	lead: {
		one: '{count} project since {year}: what it was for, what was done and what came of it.',
		other: '{count} projects since {year}: what each was for, what was done and what came of it.',
	},
	empty: 'No project is shown here yet.',
	period: 'Period',
	type: 'Kind',
	technologies: 'Technologies',
	links: 'Links',
	about: 'About the project',
	source: 'Source',
	demo: 'Demo',
	video: 'Video',
	caption: 'All projects',
	search: 'Search',
	openSearch: 'Open the search',
	closeSearch: 'Close the search',
	field: 'Title, date or technology',
	clear: 'Clear',
	found: {
		one: '{count} project found',
		other: '{count} projects found',
	},
	none: 'Sorry, no project matches that. Try a shorter word or a year.',
	searching: 'Find a project',
};
