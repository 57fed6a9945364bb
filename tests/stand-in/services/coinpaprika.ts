import { coins } from '#live/coins.ts';
import { perDollar, sampleCoins } from '../coins.ts';
import { json, type StandInService } from '../service.ts';

/** As in the example of docs.coinpaprika.com. */
export const service: StandInService = {
	name: 'coinpaprika',
	hosts: ['api.coinpaprika.com'],
	answer: ({ pathname }, now) => {
		const found = coins.find(({ coinpaprika }) => pathname === `/v1/tickers/${coinpaprika}`);
		const coin = found && sampleCoins[found.id];
		if (!found || !coin) return undefined;
		const quotes = Object.entries(perDollar).map(([currency, rate]) => [
			currency,
			{
				price: coin.usd * rate,
				percent_change_24h: coin.usd_24h_change,
				percent_change_7d: coin.usd_7d_change,
				market_cap: coin.usd_market_cap * rate,
			},
		]);
		return json({
			id: found.coinpaprika,
			name: found.name,
			symbol: found.symbol,
			last_updated: now.toISOString(),
			quotes: Object.fromEntries(quotes),
		});
	},
};
