export const en = {
	heading: 'Prices of twelve coins',
	view: 'View',
	list: 'List',
	table: 'Table',
	coin: 'Coin',
	symbol: 'Symbol',
	price: 'Price',
	change: '24 hours',
	noChange: 'change not known',
	noPrice: 'no price',
	page: '{name} at CoinGecko',
	ticker: 'Prices of fourteen coins',
	notes: {
		source:
			'Prices come from CoinGecko once a minute while you look at the page. If it cannot be reached, Coinpaprika is asked, then Coinbase, which does not say how prices have changed; then the last answer is shown. What is shown always says which it is.',
		usd: 'Prices are in US dollars. The change is that of the last 24 hours.',
		advice: 'This page shows figures. It advises nothing.',
	},
};
