export const en = {
	title: 'Certificates',
	/** Beside the title of the page: it begins with the number. */
	total: {
		one: '{count} document',
		other: '{count} documents',
	},
	description: '{name}’s {documents}.',
	/** `{documents}` is one of the two below, followed by the categories if there are several. */
	certificatesAndDiplomas: '{certificates} and {diplomas}',
	inCategories: {
		one: '{documents} in {count} category',
		other: '{documents} in {count} categories',
	},
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
	earlierYears: 'Scroll sideways for earlier years.',
	legend: 'Threads',
	threads: { certificate: 'certificates', other: 'other certificates', diploma: 'diplomas' },
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
	hint: 'One word is enough; best matches first.',
	blank: 'Enter what to search for.',
	clear: 'Clear',
	found: {
		one: '{count} document found',
		other: '{count} documents found',
	},
	none: 'Sorry, nothing was found. Try another word, a number or a date.',
	slides: 'Document gallery',
};
