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
	type: 'Type',
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
	none: 'Sorry, no project was found. Try a shorter word or a year.',
	blank: 'Enter what to search for.',
};
