export const en = {
	name: 'Letters in space',
	nothing: 'no ticker is shown',
	lines: 'Tickers',
	line: { weather: 'Weather', rates: 'Currencies', cryptos: 'Coins' },
	pause: 'Pause the tickers',
	run: 'Play the tickers',
	date: 'Date and time',
	city: 'City',
	clear: 'Clear',
	get: 'Get',
	cities: 'Cities',
	otherCity: 'Another city',
	trend: { up: 'rising', down: 'falling' },
	keys: 'Press . or , for the next or previous item, or tap an item.',
	still: {
		front: 'Three tickers in space: weather, currencies and coins.',
		left: 'The tickers seen from the left.',
		right: 'The tickers seen from the right.',
	},
	notes: {
		made: 'The letters are in this site’s font: their outlines are read from it at build time and given depth in your browser. A ticker is one mesh and one draw call, however many items it has; all three share one canvas.',
		figures: 'The data comes from the same services as on the pages for weather, rates and coins.',
		motion:
			'The tickers stop while out of view, and if your system asks for reduced motion.',
	},
};
