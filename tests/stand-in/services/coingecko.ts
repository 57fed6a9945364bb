import { coins } from '#live/coins.ts';
import { inventWeek, isCurrency, perDollar, sampleCoins } from '../coins.ts';
import { json, type StandInService } from '../service.ts';

export const service: StandInService = {
	name: 'coingecko',
	hosts: ['api.coingecko.com'],
	answer: ({ pathname, searchParams }, now) => {
		const isLight = pathname === '/api/v3/simple/price';
		const key = searchParams.get(isLight ? 'vs_currencies' : 'vs_currency') ?? '';
		const currency = key.toUpperCase();
		if (!(isLight || pathname === '/api/v3/coins/markets') || !isCurrency(currency))
			return undefined;
		const ids = (searchParams.get('ids') ?? '').split(',');
		if (isLight) {
			// As in the example of docs.coingecko.com/reference/simple-price.
			return json(
				Object.fromEntries(
					ids.flatMap((id) => {
						const coin = sampleCoins[id];
						if (!coin) return [];
						return [
							[
								id,
								{
									[key]: coin.usd * perDollar[currency],
									[`${key}_market_cap`]: coin.usd_market_cap * perDollar[currency],
									[`${key}_24h_change`]: coin.usd_24h_change,
									last_updated_at: Math.floor(now.getTime() / 1000) - 30,
								},
							],
						];
					}),
				),
			);
		}
		const last_updated = new Date(now.getTime() - 30_000).toISOString();
		return json(
			coins.flatMap(({ id, name, symbol }) => {
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
