import { tickerCoins } from '#live/coins.ts';
import { isCurrency, perDollar, sampleCoins } from '../coins.ts';
import { json, type StandInService } from '../service.ts';

export const service: StandInService = {
	name: 'coinpaprika',
	hosts: ['api.coinpaprika.com'],
	answer: ({ pathname, searchParams }, now) => {
		const currency = searchParams.get('quotes') ?? '';
		if (pathname !== '/v1/tickers' || !isCurrency(currency)) return undefined;
		const rows = tickerCoins.flatMap(({ id, name, symbol, coinpaprika }, index) => {
			const coin = sampleCoins[id];
			if (!coin) return [];
			const quote = {
				price: coin.usd * perDollar[currency],
				percent_change_24h: coin.usd_24h_change,
				percent_change_7d: coin.usd_7d_change,
				market_cap: coin.usd_market_cap * perDollar[currency],
			};
			return [
				{
					id: coinpaprika,
					name,
					symbol,
					rank: index + 1,
					last_updated: now.toISOString(),
					quotes: { [currency]: quote },
				},
			];
		});
		// Some of the thousands are not traded at all.
		const dead = { id: 'dead-coin', name: 'Dead', symbol: 'DEAD', rank: 0, quotes: { USD: null } };
		return json([dead, ...rows]);
	},
};
