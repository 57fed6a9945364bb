export const en = {
	heading: 'Rates of the National Bank of Ukraine',
	day: 'Official rates for {day}',
	view: 'View',
	list: 'List',
	table: 'Table',
	code: 'Code',
	currency: 'Currency',
	rate: 'Rate',
	perUnit: 'hryvnias per unit',
	perOunce: '{rate} per troy ounce',
	perGram: '{rate} per gram',
	ticker: 'All rates of the bank',
	converter: 'Converter',
	amount: 'Amount',
	from: 'From',
	to: 'To',
	swap: 'Swap the currencies',
	badAmount: 'Enter a number, for example 1250.50.',
	noRate: 'There is no rate for this pair at the moment.',
	metalUnit: '{name}, troy ounces',
	history: {
		title: 'History',
		currency: 'Currency or metal',
		span: 'Period',
		spans: { month: 'Month', quarter: 'Three months', year: 'Year' },
		chart:
			'{name} from {from} to {to}: lowest {lowest}, highest {highest}, change {change}. The table below has the same data.',
		point: 'Day on the chart',
		day: 'Day',
		rate: 'Rate',
		summary: 'Lowest {lowest} · highest {highest} · change {change}',
		none: 'No history available.',
	},
	notes: {
		source:
			'The bank sets its rates once every working day. If it does not respond, the page uses Frankfurter, which publishes the same rates; then it shows the last data received, then saved data, and always says which it is.',
		metals:
			'Metals are priced per troy ounce (31.1034768 grams); the price of a gram is calculated from it.',
		converter:
			'The converter uses the rates above and rounds for display only. Banks buy and sell at other rates.',
	},
};
