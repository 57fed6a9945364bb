export const en = {
	name: 'Letters in space',
	nothing: 'no line is shown',
	lines: 'Lines',
	line: { weather: 'Weather', rates: 'Currencies', cryptos: 'Coins' },
	pause: 'Stop the lines',
	run: 'Let the lines run',
	date: 'Date and time',
	city: 'City',
	clear: 'Clear',
	get: 'Get',
	cities: 'Cities',
	otherCity: 'Another city',
	still: {
		front: 'Three lines of letters in space: weather, currencies and coins',
		left: 'The lines from the left',
		right: 'The lines from the right',
	},
	notes: {
		made: 'The letters are those of this site: their outlines are read from its font when it is built, and given depth in your browser. A line is one body and one draw, however many items it has; all three share one canvas.',
		figures:
			'The figures come from the same services as on the pages of weather, rates and coins. Invented figures say so at the head of their line.',
		motion:
			'The lines go 0.6 units in a second on any screen. They rest out of view, and if your system asks for less motion.',
	},
};
