import type { CoinCurrency, CoinPrice } from '#live/coins.ts';
import type { Load } from '#live/outcome.ts';
import { askChain } from '#live/request/ask-chain.ts';
import { askCoinGecko } from '#live/services/coingecko.ts';
import { askCoinpaprika } from '#live/services/coinpaprika.ts';

/** Prices from CoinGecko, then from Coinpaprika, which needs no key either and has no lines. */
export function createCoinPricesLoad(currency: CoinCurrency): Load<CoinPrice[]> {
	return (options) =>
		askChain(
			[
				{ source: 'coingecko', ask: (own) => askCoinGecko(currency, own) },
				{ source: 'coinpaprika', ask: (own) => askCoinpaprika(currency, own) },
			],
			options,
		);
}
