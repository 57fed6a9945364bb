import { tickerCoins } from '#live/coins.ts';
import { inventWeek, isCurrency, perDollar, sampleCoins } from '../coins.ts';
import { json, type StandInService } from '../service.ts';

export const service: StandInService = {
	name: 'coingecko',
	hosts: ['api.coingecko.com'],
	answer: ({ pathname, searchParams }, now) => {
		const currency = (searchParams.get('vs_currency') ?? '').toUpperCase();
		if (pathname !== '/api/v3/coins/markets' || !isCurrency(currency)) return undefined;
		const ids = (searchParams.get('ids') ?? '').split(',');
		const last_updated = new Date(now.getTime() - 30_000).toISOString();
		return json(
			tickerCoins.flatMap(({ id, name, symbol }) => {
				const coin = sampleCoins[id];
				if (!coin || !ids.includes(id)) return [];
				return [
					{
						id,
						symbol: symbol.toLowerCase(),
						name,
						current_price: coin.usd * perDollar[currency],
						market_cap: coin.usd_market_cap * perDollar[currency],
						last_updated,
						price_change_percentage_24h: coin.usd_24h_change,
						price_change_percentage_24h_in_currency: coin.usd_24h_change,
						price_change_percentage_7d_in_currency: coin.usd_7d_change,
						...(searchParams.get('sparkline') === 'true' && {
							sparkline_in_7d: { price: inventWeek(coin) },
						}),
					},
				];
			}),
		);
	},
};
