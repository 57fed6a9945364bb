import { listDays, toCompactDay, toDottedDay } from '../days.ts';
import { toPastRate } from '../past-rate.ts';
import { readAnswer } from '../recorded.ts';
import { json, type StandInService, text } from '../service.ts';

interface Row {
	r030: number;
	txt: string;
	rate: number;
	cc: string;
	exchangedate: string;
}

/** Recorded on 16 March 2026. The rates of other days are made up around those. */
const recorded: readonly Row[] = readAnswer('nbu-2026-03-16');

export const service: StandInService = {
	name: 'nbu',
	hosts: ['bank.gov.ua'],
	answer: ({ pathname, searchParams }, now) => {
		if (pathname === '/NBUStatService/v1/statdirectory/exchange') {
			const code = searchParams.get('valcode')?.toUpperCase();
			const date = searchParams.get('date');
			// The bank answers nonsense with a good status, and not in JSON.
			if (date !== null && !/^\d{8}$/.test(date)) return text('[\n{ \nWrong date format\n }\n]');
			return json(recorded.filter(({ cc }) => !code || cc === code));
		}
		if (pathname !== '/NBU_Exchange/exchange_site') return undefined;
		const [start, end] = [searchParams.get('start'), searchParams.get('end')];
		const row = recorded.find(({ cc }) => cc === searchParams.get('valcode')?.toUpperCase());
		if (!row) return json([]);
		const days = listDays(now, 400).filter((day) => {
			const compact = toCompactDay(day);
			return compact >= (start ?? '') && compact <= (end ?? '99999999');
		});
		return json(
			days.map((day) => {
				const rate = toPastRate(row.rate, row.cc, day);
				return {
					exchangedate: toDottedDay(day),
					r030: row.r030,
					cc: row.cc,
					txt: row.txt,
					enname: row.cc,
					rate,
					units: 1,
					rate_per_unit: rate,
					group: '1',
					calcdate: toDottedDay(day),
					special: null,
				};
			}),
		);
	},
};
