import type { CoinCurrency, CoinPrice } from '#live/coins.ts';
import type { Load } from '#live/outcome.ts';
import { askChain } from '#live/request/ask-chain.ts';
import { askCoinGecko, askCoinGeckoLightly } from '#live/services/coingecko.ts';
import { askCoinpaprika } from '#live/services/coinpaprika.ts';

/** Prices with their week from CoinGecko, without it from its light call, then from Coinpaprika, which needs no key either. */
export function createCoinPricesLoad(currency: CoinCurrency): Load<CoinPrice[]> {
	return (options) =>
		askChain(
			[
				{ source: 'coingecko', ask: (own) => askCoinGecko(currency, own) },
				{ source: 'coingecko', ask: (own) => askCoinGeckoLightly(currency, own) },
				{ source: 'coinpaprika', ask: (own) => askCoinpaprika(currency, own) },
			],
			options,
		);
}
