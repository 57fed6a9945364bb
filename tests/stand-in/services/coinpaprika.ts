import { tickerCoins } from '#live/coins.ts';
import { readAnswer } from '../recorded.ts';
import { json, type StandInService } from '../service.ts';

/** The invented prices of the other stand-in, in the documented shape of this service. */
const prices =
	readAnswer<Record<string, { usd: number; usd_24h_change: number | null }>>('coingecko-sample');

export const service: StandInService = {
	name: 'coinpaprika',
	hosts: ['api.coinpaprika.com'],
	answer: ({ pathname }, now) => {
		if (pathname !== '/v1/tickers') return undefined;
		const last_updated = now.toISOString();
		const rows = tickerCoins.map(({ id, name, symbol, coinpaprika }, index) => ({
			id: coinpaprika,
			name,
			symbol,
			rank: index + 1,
			last_updated,
			quotes: {
				USD: { price: prices[id]?.usd, percent_change_24h: prices[id]?.usd_24h_change },
			},
		}));
		// Some of the thousands are not traded at all.
		const dead = { id: 'dead-coin', name: 'Dead', symbol: 'DEAD', rank: 0, quotes: { USD: null } };
		return json([dead, ...rows]);
	},
};
