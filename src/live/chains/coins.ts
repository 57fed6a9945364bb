import type { CoinCurrency, CoinPrice } from '#live/coins.ts';
import type { Load } from '#live/outcome.ts';
import { askChain } from '#live/request/ask-chain.ts';
import { askCoinbase } from '#live/services/coinbase.ts';
import { askCoinGecko } from '#live/services/coingecko.ts';
import { askCoinpaprika } from '#live/services/coinpaprika.ts';

/**
 * Prices from CoinGecko, then from two that need no key either: the first of them has no lines, the second has only
 * prices. All three know every currency of the page.
 */
export function createCoinPricesLoad(currency: CoinCurrency): Load<CoinPrice[]> {
	return (options) =>
		askChain(
			[
				{ source: 'coingecko', ask: (own) => askCoinGecko(currency, own) },
				{ source: 'coinpaprika', ask: (own) => askCoinpaprika(currency, own) },
				{ source: 'coinbase', ask: (own) => askCoinbase(currency, own) },
			],
			options,
		);
}
