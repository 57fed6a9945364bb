import { listDays, toCompactDay, toDottedDay, toNewestDay } from '../days.ts';
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

/** Recorded on 16 March 2026, and played as those of the newest working day. The rates of other days are made up around them. */
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
			return json(
				recorded
					.filter(({ cc }) => !code || cc === code)
					.map((row) => ({ ...row, exchangedate: toDottedDay(toNewestDay(now)) })),
			);
		}
		if (pathname !== '/NBU_Exchange/exchange_site') return undefined;
		const code = searchParams.get('valcode')?.toUpperCase();
		const [start, end] = [searchParams.get('start'), searchParams.get('end')];
		const days = listDays(now, 400).filter((day) => {
			const compact = toCompactDay(day);
			return compact >= (start ?? '') && compact <= (end ?? '99999999');
		});
		const rows = recorded.filter(({ cc }) => !code || cc === code);
		return json(days.flatMap((day) => rows.map((row) => toPastRow(row, day, toNewestDay(now)))));
	},
};

function toPastRow({ r030, txt, rate, cc }: Row, day: string, newest: string) {
	const past = toPastRate(rate, cc, day, newest);
	return {
		exchangedate: toDottedDay(day),
		r030,
		cc,
		txt,
		rate: past,
		rate_per_unit: past,
	};
}
