import { listDays, toNewestDay } from '../days.ts';
import { toPastRate } from '../past-rate.ts';
import { readAnswer } from '../recorded.ts';
import { json, type StandInService } from '../service.ts';

const recorded: readonly { cc: string; rate: number }[] = readAnswer('nbu-2026-03-16');

/** The same rates as those of the bank, in the shape of Frankfurter v2. */
export const service: StandInService = {
	name: 'frankfurter',
	hosts: ['api.frankfurter.dev'],
	answer: ({ pathname, searchParams }, now) => {
		const [, base = searchParams.get('base')] =
			/^\/v2\/rate\/([A-Z]{3})\/UAH$/.exec(pathname) ?? [];
		const row = recorded.find(({ cc }) => cc === base);
		if (!row) return json({ status: 404, message: 'not found' }, 404);
		if (pathname !== '/v2/rates') {
			// The last rate up to that day, with its own date: rates of the weekend and of days to come are left out.
			const date = toNewestDay(new Date(searchParams.get('date') ?? now));
			const rate = toPastRate(row.rate, row.cc, date, toNewestDay(now));
			return json({ date, base: row.cc, quote: 'UAH', rate });
		}
		const from = searchParams.get('from') ?? '';
		return json(
			listDays(now, 400)
				.filter((day) => day >= from)
				.map((day) => ({
					date: day,
					base: row.cc,
					quote: 'UAH',
					rate: toPastRate(row.rate, row.cc, day, toNewestDay(now)),
				})),
		);
	},
};
