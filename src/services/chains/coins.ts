import type { CoinPrice } from '#lib/coins.ts';
import { askChain, type Outcome } from '#lib/live/outcome.ts';
import { askCoinbase } from '#services/coinbase.ts';
import { askCoinGecko } from '#services/coingecko.ts';
import { askCoinpaprika } from '#services/coinpaprika.ts';

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
