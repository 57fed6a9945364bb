import type { Category, GroupedList } from '#lib/certificate-categories.ts';

export const en = {
	title: 'Certificates',
	/** Beside the title of the page: it begins with the number. */
	total: {
		one: '{count} document',
		other: '{count} documents',
	},
	description:
		'{name}’s {count} certificates and {diplomas} diplomas in {categories} categories, with search.',
	lead: '{certificates} and {diplomas} in {categories} categories, with search and an image of each document.',
	categories: {
		backend: 'Back end',
		frontend: 'Front end',
		database: 'Databases',
		designer: 'Design',
		pm: 'Project management',
		english: 'English',
		other: 'Other',
	} satisfies Record<Category, string>,
	groups: {
		java: 'Java',
		php: 'PHP',
		python: 'Python',
		ruby: 'Ruby',
		html: 'HTML5 & CSS3, WordPress',
		javascript: 'JavaScript',
		angular: 'Angular, TypeScript',
		react: 'React',
		vue: 'Vue, jQuery and others',
	} satisfies Record<GroupedList, string>,
	categoryDescription:
		'{category}. {name}’s certificates: titles, numbers, results, dates and the documents themselves.',
	groupDiploma: 'Diploma page',
	count: {
		one: '{count} certificate',
		other: '{count} certificates',
	},
	tiles: 'Categories',
	totals: 'Totals',
	featured: 'One from each school',
	stitches: 'Each stitch is a document',
	fieldHint:
		'Point at a stitch, tap it or use the arrow keys to see which document it is, then open it.',
	legend: 'Threads',
	threads: { code: 'programming', other: 'other certificates', diploma: 'diplomas' },
	asTable: 'Numbers as a table',
	tableCaption: 'Documents by category and year',
	category: 'Category',
	sum: 'Total',
	diplomas: 'Diplomas',
	certificates: 'Certificates',
	search: 'Search',
	openSearch: 'Open the search',
	closeSearch: 'Close the search',
	field: 'Title, number or date',
	hint: 'Matches any word; results with more matches come first.',
	searching: 'Find a certificate or a diploma',
	clear: 'Clear',
	found: {
		one: '{count} document found',
		other: '{count} documents found',
	},
	none: 'Sorry, nothing was found. Try another word, a number or a date.',
	slides: 'Document gallery',
};
