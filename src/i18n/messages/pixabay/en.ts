export const en = {
	theme: 'Theme',
	quantity: 'Quantity',
	max: 'Max',
	setMax: 'Max: 30',
	kind: 'Type',
	kinds: { photo: 'Photo', video: 'Video' },
	create: 'Create',
	clear: 'Clear',
	noTheme: 'Enter a theme first, for example: fox, sea, embroidery.',
	cleared: 'Results cleared and settings reset.',
	grid: {
		title: { photo: 'Photos: {theme}', video: 'Videos: {theme}' },
		loading: 'Searching…',
		found: { one: '{count} result.', other: '{count} results.' },
		source: 'Source: {source}.',
		sources: { pixabay: 'Pixabay', commons: 'Wikimedia Commons' },
		untitled: 'Untitled',
		by: 'By',
		empty: 'Nothing was found for this theme. Try another word.',
		later: 'You can search again at {time}.',
		pages: 'Pages',
		previous: 'Previous',
		next: 'Next',
		page: 'Page {page}',
	},
	more: {
		title: 'More information',
		sources:
			'Photos and videos come from Pixabay if this site has an API key for it; otherwise they come from Wikimedia Commons, which needs no key. All of them are free to use; the licence under each states the terms.',
	},
	help: {
		create:
			'Enter a theme, choose the quantity (1 to 30) and the type, then press Create, or Enter in a field. Select a photo to open it in a new window. Videos play here.',
		sent: 'Your browser sends the theme to the source named above the results and loads them from there.',
	},
};
