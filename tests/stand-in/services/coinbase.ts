import { tickerCoins } from '#live/coins.ts';
import { perDollar, sampleCoins } from '../coins.ts';
import { json, type StandInService } from '../service.ts';

export const service: StandInService = {
	name: 'coinbase',
	hosts: ['api.coinbase.com'],
	answer: ({ pathname }) => {
		if (pathname !== '/v2/exchange-rates') return undefined;
		const coins = tickerCoins.flatMap(({ id, symbol }) => {
			const coin = sampleCoins[id];
			// It does not know every coin.
			return coin && symbol !== 'BNB' ? [[symbol, String(1 / coin.usd)]] : [];
		});
		const currencies = Object.entries(perDollar).map(([code, rate]) => [code, String(rate)]);
		return json({
			data: { currency: 'USD', rates: Object.fromEntries([...currencies, ...coins]) },
		});
	},
};
