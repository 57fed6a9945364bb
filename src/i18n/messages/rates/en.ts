export const en = {
	heading: 'Rates of the National Bank of Ukraine',
	day: 'Official rates for {day}',
	view: 'View',
	list: 'List',
	table: 'Table',
	code: 'Code',
	currency: 'Currency',
	rate: 'Rate',
	perUnit: 'hryvnias for one unit',
	perOunce: '{rate} per troy ounce',
	perGram: '{rate} per gram',
	ticker: 'All rates of the bank',
	converter: 'Converter',
	amount: 'Amount',
	from: 'From',
	to: 'To',
	swap: 'Swap the currencies',
	badAmount: 'Write a number, for example 1250.50.',
	noRate: 'There is no rate for this pair at the moment.',
	metalUnit: '{name}, troy ounces',
	history: {
		title: 'History',
		currency: 'Currency or metal',
		span: 'Span',
		spans: { month: 'Month', quarter: 'Three months', year: 'Year' },
		chart:
			'{name} from {from} to {to}: lowest {lowest}, highest {highest}, change {change}. The table below has the same figures.',
		point: 'Day on the chart',
		day: 'Day',
		rate: 'Rate',
		summary: 'Lowest {lowest} · highest {highest} · change {change}',
		none: 'There is no history to show.',
	},
	notes: {
		source:
			'The bank sets its rates once on a working day. If it cannot be reached, Frankfurter is asked, which keeps the same rates; then the last answer is shown, then the figures built into the page. What is shown always says which it is.',
		metals:
			'Metals are rated for a troy ounce, which is 31.1034768 grams; the price of a gram is worked out from it.',
		converter:
			'The converter uses the rates above and rounds for display only. The bank buys and sells at other rates.',
	},
};
