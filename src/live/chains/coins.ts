import type { CoinPrice } from '#live/coins.ts';
import { askChain, type Outcome } from '#live/outcome.ts';
import { askCoinbase } from '#live/services/coinbase.ts';
import { askCoinGecko } from '#live/services/coingecko.ts';
import { askCoinpaprika } from '#live/services/coinpaprika.ts';

/** Prices from CoinGecko, then from two that need no key either: the second has no changes. */
export function loadCoinPrices(signal: AbortSignal): Promise<Outcome<CoinPrice[]>> {
	return askChain(
		[
			{ source: 'coingecko', ask: askCoinGecko },
			{ source: 'coinpaprika', ask: askCoinpaprika },
			{ source: 'coinbase', ask: askCoinbase },
		],
		signal,
	);
}
