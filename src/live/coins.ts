/** A coin as the services know it: `id` is that of CoinGecko. */
export interface Coin {
	id: string;
	name: string;
	/** As exchanges write it. */
	symbol: string;
	/** Last part of its page at CoinGecko, which is not always its id. */
	page: string;
	coinpaprika: string;
}

/** The coins of the page and of its tickers. */
export const coins: readonly Coin[] = [
	coin('bitcoin', 'Bitcoin', 'BTC', 'btc-bitcoin'),
	coin('ethereum', 'Ethereum', 'ETH', 'eth-ethereum'),
	coin('litecoin', 'Litecoin', 'LTC', 'ltc-litecoin'),
	coin('tether', 'Tether', 'USDT', 'usdt-tether'),
	coin('avalanche-2', 'Avalanche', 'AVAX', 'avax-avalanche', 'avalanche'),
	coin('filecoin', 'Filecoin', 'FIL', 'fil-filecoin'),
	coin('bitcoin-cash', 'Bitcoin Cash', 'BCH', 'bch-bitcoin-cash'),
	coin('binancecoin', 'BNB', 'BNB', 'bnb-binance-coin', 'bnb'),
	coin('dogecoin', 'Dogecoin', 'DOGE', 'doge-dogecoin'),
	coin('polkadot', 'Polkadot', 'DOT', 'dot-polkadot'),
	coin('chainlink', 'Chainlink', 'LINK', 'link-chainlink'),
	coin('stellar', 'Stellar', 'XLM', 'xlm-stellar'),
	coin('ripple', 'XRP', 'XRP', 'xrp-xrp', 'xrp'),
	coin('cardano', 'Cardano', 'ADA', 'ada-cardano'),
];

/** The currencies in which prices are shown. */
export const coinCurrencies = ['USD', 'EUR', 'UAH'] as const;
export type CoinCurrency = (typeof coinCurrencies)[number];

/** What a service knows of a coin, in the currency of the request. Not every service knows more than the price. */
export interface CoinPrice {
	/** Of `Coin`. */
	id: string;
	/** Of one coin. */
	price: number;
	/** Change in per cent in the last 24 hours. */
	change?: number | undefined;
	/** Change in per cent in the last 7 days. */
	week?: number | undefined;
	/** Of all coins there are. */
	value?: number | undefined;
	/** For when the service gives the price; milliseconds since 1970. */
	at?: number | undefined;
	/** Prices of the last 7 days at equal distances of time, oldest first, in any currency: for a picture. */
	line?: readonly number[] | undefined;
}

/** Milliseconds by which a price may lag behind the newest one of its answer: services renew those of traded coins within minutes. */
const longestLagMs = 2 * 3_600_000;

/**
 * The coins whose prices have stopped while others go on, by the dates of the service itself. A price that merely stays
 * the same does not count: that of a stablecoin does so for hours.
 */
export function findStopped(prices: readonly CoinPrice[]): ReadonlySet<string> {
	const newest = Math.max(...prices.map(({ at = 0 }) => at));
	return new Set(
		prices.filter(({ at = newest }) => newest - at > longestLagMs).map(({ id }) => id),
	);
}

function coin(id: string, name: string, symbol: string, coinpaprika: string, page = id): Coin {
	return { id, name, symbol, page, coinpaprika };
}
