import type { CoinPrice } from '#live/coins.ts';
import type { LoadOptions, Outcome } from '#live/outcome.ts';
import { askChain } from '#live/request/ask-chain.ts';
import { askCoinbase } from '#live/services/coinbase.ts';
import { askCoinGecko } from '#live/services/coingecko.ts';
import { askCoinpaprika } from '#live/services/coinpaprika.ts';

/** Prices from CoinGecko, then from two that need no key either: the second has no changes. */
export function loadCoinPrices(options: LoadOptions<CoinPrice[]>): Promise<Outcome<CoinPrice[]>> {
	return askChain(
		[
			{ source: 'coingecko', ask: askCoinGecko },
			{ source: 'coinpaprika', ask: askCoinpaprika },
			{ source: 'coinbase', ask: askCoinbase },
		],
		options,
	);
}
