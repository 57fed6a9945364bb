import { useEffect, useState } from 'react';
import type { CoinCurrency, CoinPrice } from '#live/coins.ts';
import type { Outcome } from '#live/outcome.ts';

interface Held {
	currency: CoinCurrency;
	prices: readonly CoinPrice[] | undefined;
}

/**
 * The prices to show, in their currency. After another currency is chosen the page goes on with those it has until the
 * first outcome in the new one, so that the list does not empty and fill again.
 */
export function useHeldPrices(
	chosen: CoinCurrency,
	outcome: Outcome<readonly CoinPrice[]> | undefined,
	prices: readonly CoinPrice[] | undefined,
): Held {
	const [held, setHeld] = useState<Held>();

	useEffect(() => {
		if (prices) setHeld({ currency: chosen, prices });
	}, [chosen, prices]);

	return outcome || prices || !held ? { currency: chosen, prices } : held;
}
