import { readAnswer } from '../recorded.ts';
import { json, type StandInService } from '../service.ts';

/** Written by hand in the documented shape: the prices are invented. */
const prices = readAnswer<Record<string, object>>('coingecko-sample');

export const service: StandInService = {
	name: 'coingecko',
	hosts: ['api.coingecko.com'],
	answer: ({ pathname, searchParams }, now) => {
		if (pathname !== '/api/v3/simple/price') return undefined;
		const asked = (searchParams.get('ids') ?? '').split(',');
		const last_updated_at = Math.floor(now.getTime() / 1000) - 30;
		return json(
			Object.fromEntries(
				Object.entries(prices).flatMap(([id, price]) =>
					asked.includes(id) ? [[id, { ...price, last_updated_at }]] : [],
				),
			),
		);
	},
};
