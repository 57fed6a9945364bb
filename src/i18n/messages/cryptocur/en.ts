export const en = {
	heading: 'Prices of twelve coins',
	view: 'View',
	list: 'List',
	table: 'Table',
	coin: 'Coin',
	symbol: 'Symbol',
	price: 'Price',
	change: '24 hours',
	noChange: 'change unknown',
	noPrice: 'no price',
	page: '{name} on CoinGecko',
	ticker: 'Prices of fourteen coins',
	notes: {
		source:
			'Prices come from CoinGecko once a minute while the page is open. If it does not respond, the page uses Coinpaprika, then Coinbase, which does not report price changes; then it shows the last data received. It always says which it is.',
		usd: 'Prices are in US dollars. The change covers the last 24 hours.',
		advice: 'This page shows prices. It is not investment advice.',
	},
};
