import { isoDay, listDays, toCompactDay, toDottedDay, toNewestDay } from '../days.ts';
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

/**
 * Recorded on 16 March 2026, and played as those of the newest working day. The rates of other days are made up around them.
 *
 * The calendar follows recorded answers: `calcdate` of each row is the working day before the one for which it is set
 * (02.03.2026, a Monday, is of Friday 27.02.2026; 01.03.2026, a Sunday, is of Thursday: spec/vcr_cassettes/nbu.yml of
 * github.com/lineofflight/frankfurter), and each day of the calendar has rates with its own date (20190106.json, a Sunday,
 * of github.com/kastaneda/nbu_rates). The bank publishes them until 16:00 in Kyiv, by its announcement of December 2019.
 */
const recorded: readonly Row[] = readAnswer('nbu-2026-03-16');
const dayMs = 86_400_000;
const publishedAt = 16;

export const service: StandInService = {
	name: 'nbu',
	hosts: ['bank.gov.ua'],
	answer: ({ pathname, searchParams }, now) => {
		const today = toDayInKyiv(now);
		if (pathname === '/NBUStatService/v1/statdirectory/exchange') {
			const code = searchParams.get('valcode')?.toUpperCase();
			const date = searchParams.get('date');
			// The bank answers nonsense with a good status, and not in JSON.
			if (date !== null && !/^\d{8}$/.test(date)) return text('[\n{ \nWrong date format\n }\n]');
			const newest = toPublishedDay(now, today);
			const day = date?.replace(/(....)(..)(..)/, '$1-$2-$3') ?? newest;
			if (day > newest) return json([]);
			const banking = toNewestDay(new Date(day));
			return json(
				recorded
					.filter(({ cc }) => !code || cc === code)
					.map((row) => ({
						...row,
						rate: toPastRate(row.rate, row.cc, banking, toNewestDay(today)),
						exchangedate: toDottedDay(day),
					})),
			);
		}
		if (pathname !== '/NBU_Exchange/exchange_site') return undefined;
		const code = searchParams.get('valcode')?.toUpperCase();
		const [start, end] = [searchParams.get('start'), searchParams.get('end')];
		const days = listDays(today, 400).filter((day) => {
			const compact = toCompactDay(day);
			return compact >= (start ?? '') && compact <= (end ?? '99999999');
		});
		const rows = recorded.filter(({ cc }) => !code || cc === code);
		return json(days.flatMap((day) => rows.map((row) => toPastRow(row, day, toNewestDay(today)))));
	},
};

/** Midnight in Greenwich of the day that it is in Kyiv: the bank's days begin two or three hours earlier. */
function toDayInKyiv(now: Date): Date {
	return new Date(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Kyiv' }).format(now));
}

/** The next working day once its rates are published: in the afternoon of a working day, and at the weekend. */
function toPublishedDay(now: Date, today: Date): string {
	const hour = Number(
		new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Kyiv', hour: 'numeric' }).format(now),
	);
	const newest = toNewestDay(today);
	if (newest === isoDay(today) && hour < publishedAt) return newest;
	const ahead = [1, 2, 3, 4].map((days) => isoDay(new Date(Date.parse(newest) + days * dayMs)));
	return ahead.find((day) => toNewestDay(new Date(day)) === day) ?? newest;
}

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
