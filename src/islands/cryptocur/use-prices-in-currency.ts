import { useEffect, useState } from 'react';
import type { CoinCurrency, CoinPrice } from '#live/coins.ts';
import type { Outcome } from '#live/outcome.ts';

interface PricesInCurrency {
	currency: CoinCurrency;
	outcome: Outcome<readonly CoinPrice[]> | undefined;
}

/**
 * The prices to show, with their currency. After a visitor chooses another currency, the earlier prices stay until the
 * first answer in the new one, so that the list is never empty in between.
 */
export function usePricesInCurrency(
	chosen: CoinCurrency,
	outcome: PricesInCurrency['outcome'],
): PricesInCurrency {
	const [held, setHeld] = useState<PricesInCurrency>();

	useEffect(() => {
		if (outcome) setHeld({ currency: chosen, outcome });
	}, [chosen, outcome]);

	return outcome || !held ? { currency: chosen, outcome } : held;
}
