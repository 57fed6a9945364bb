export const en = {
	heading: 'Prices of fourteen coins',
	view: 'View',
	list: 'List',
	table: 'Table',
	currency: 'Currency',
	instead: 'No prices in {chosen} now: shown in {shown}.',
	columns: {
		name: 'Coin',
		price: 'Price',
		change: '24 hours',
		week: '7 days',
		value: 'Market cap',
	},
	hours: '24h',
	days: '7d',
	week: 'Last 7 days',
	value: 'market cap',
	noChange: 'change unknown',
	noPrice: 'price unknown',
	unknown: 'unknown',
	page: '{name} on CoinGecko',
	notes: {
		source:
			'Prices come from CoinGecko once a minute while the page is open. If it does not respond, the page uses Coinpaprika, which has no charts. If neither responds, it shows the last data received.',
		currency:
			'The service itself gives the prices in each currency; nothing is converted here. The small charts are always in US dollars.',
		kept: 'The currency and the speed of the ticker are saved in this browser.',
		advice: 'This page shows prices. It is not investment advice.',
	},
};
