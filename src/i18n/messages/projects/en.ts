export const en = {
	title: 'Projects',
	description: {
		one: '# project by {name}, from client work to the tools of this site: what it was for, when, and with which technologies.',
		other:
			'# projects by {name}, from client work to the tools of this site: what each was for, when, and with which technologies.',
	},
	lead: {
		one: '# project since {year}: work for clients, products of my own and the tools of this very site.',
		other:
			'# projects since {year}: work for clients, products of my own and the tools of this very site.',
	},
	period: 'Period',
	type: 'Kind',
	technologies: 'Technologies',
	links: 'Links',
	about: 'About the project',
	source: 'Source',
	demo: 'Demo',
	video: 'Film',
	caption: 'All projects',
	search: 'Search',
	openSearch: 'Open the search',
	closeSearch: 'Close the search',
	field: 'Title, date or technology',
	clear: 'Clear',
	found: {
		one: '# project found',
		other: '# projects found',
	},
	none: 'Sorry, no project matches that. Try a shorter word or a year.',
	searching: 'Find a project',
};
