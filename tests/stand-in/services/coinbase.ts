import { tickerCoins } from '#live/coins.ts';
import { readAnswer } from '../recorded.ts';
import { json, type StandInService } from '../service.ts';

/** The invented prices of the other stand-in, in the documented shape of this service. */
const prices = readAnswer<Record<string, { usd: number }>>('coingecko-sample');

export const service: StandInService = {
	name: 'coinbase',
	hosts: ['api.coinbase.com'],
	answer: ({ pathname }) => {
		if (pathname !== '/v2/exchange-rates') return undefined;
		const rates = tickerCoins.flatMap(({ id, symbol }) => {
			const price = prices[id];
			// It does not know every coin.
			return price && symbol !== 'BNB' ? [[symbol, String(1 / price.usd)]] : [];
		});
		return json({
			data: { currency: 'USD', rates: Object.fromEntries([['UAH', '42.1'], ...rates]) },
		});
	},
};
