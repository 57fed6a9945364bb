import * as v from 'valibot';
import { toDayIn } from '#i18n/time-zone.ts';
import { isCalendarDay, isWeekday, type Period, toDay, toDayNumber } from '#lib/calendar-day.ts';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { trueNow } from '#live/clock.ts';
import {
	type DayRate,
	type DayTable,
	dropRepeats,
	type RateTable,
	type RateTrends,
	sortDays,
	toCommonDay,
} from '#live/rate-table.ts';
import { readableRows } from '#live/readable-rows.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';

/** DD.MM.YYYY */
const daySchema = v.pipe(
	v.string(),
	v.regex(/^\d\d\.\d\d\.\d{4}$/),
	v.check((day) => isCalendarDay(toIsoDay(day))),
);
/** An ounce of gold is at some hundred thousand: a million times more is an error of the service. */
const rateSchema = v.pipe(v.number(), v.gtValue(0), v.maxValue(1e8));
const codeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

const tableSchema = readableRows(
	v.object({
		cc: codeSchema,
		/** For one unit. */
		rate: rateSchema,
		exchangedate: daySchema,
	}),
);

const historySchema = readableRows(
	v.object({ cc: codeSchema, exchangedate: daySchema, rate_per_unit: rateSchema }),
);

const hourMs = 3_600_000;
/** The table and the rates of the last weeks, and the histories that a visitor chooses. */
const perMinute = 6;
/** A request for the rates of the last weeks must not keep the table waiting for the next minute. */
const tablePerMinute = 2;
/** A visitor goes from day to day. */
const daysPerMinute = 20;

/**
 * The rates of a day, or those that are valid now. In the afternoon of a working day the bank sets the rates of the next
 * one, and from then on its answer without a date has those: the rates that are still valid have to be asked for by date.
 */
export async function askNbuRates(
	options?: AskOptions,
	asked?: string,
): Promise<Answer<RateTable>> {
	if (asked) return askDay(options, asked);
	const newest = await askDay(options);
	const next = newest.ok ? newest.data : newest.last?.data;
	// The day in Kyiv decides; every browser knows the older name of its zone.
	const today = toDayIn('Europe/Kiev', trueNow());
	if (!next || next.day <= today) return newest;
	// Those of a weekend are those of Friday: asked for by its date, they are there until Monday, also without a network.
	let day = toDayNumber(today);
	while (!isWeekday(day)) day -= 1;
	const valid = await askDay(options, toDay(day));
	const table = valid.ok ? valid.data : valid.last?.data;
	return table?.day === toDay(day)
		? mapAnswer(newest, () => ({ rates: table.rates, day: today, next }))
		: newest;
}

/**
 * The bank has rates for every day of the calendar: those of a weekend are those of Friday. It answers questions that it
 * cannot answer with status 200 and an empty list, or with text that is no JSON.
 */
async function askDay(options?: AskOptions, day?: string): Promise<Answer<DayTable>> {
	const question = {
		service: 'nbu',
		path: `/NBUStatService/v1/statdirectory/exchange?json${day ? `&date=${day.replaceAll('-', '')}` : ''}`,
		schema: tableSchema,
		// The rates of a day do not change.
		freshMs: day ? 720 * hourMs : hourMs,
		perMinute: day ? daysPerMinute : tablePerMinute,
		// Frankfurter has the same rates.
		retries: 0,
	} as const;
	return mapAnswer(await ask(question, options), (rows) => {
		const rates = rows.map(({ cc, rate, exchangedate }) => ({
			code: cc,
			uah: rate,
			day: toIsoDay(exchangedate),
		}));
		const common = toCommonDay(rates);
		// A rate of another day is not a rate of this one.
		const ofDay = dropRepeats(rates.filter((rate) => rate.day === common));
		return { day: common, rates: ofDay.map(({ code, uah }) => ({ code, uah })) };
	});
}

/** The rates of one currency, oldest first. */
export async function askNbuHistory(
	code: string,
	period: Period,
	options?: AskOptions,
): Promise<Answer<DayRate[]>> {
	const question = {
		service: 'nbu',
		path: `${toPeriodPath(period)}&valcode=${code.toLowerCase()}`,
		keepAs: `/${period.days} days of ${code}`,
		schema: historySchema,
		freshMs: 12 * hourMs,
		perMinute,
	} as const;
	return mapAnswer(await ask(question, options), (rows) =>
		sortDays(rows.filter(({ cc }) => cc === code).map(toDayRate)),
	);
}

/** The rates of all currencies in one answer, which has some 10 kB for each day. */
export async function askNbuTrends(
	period: Period,
	options?: AskOptions,
): Promise<Answer<RateTrends>> {
	const question = {
		service: 'nbu',
		path: toPeriodPath(period),
		keepAs: `/${period.days} days`,
		schema: historySchema,
		freshMs: 12 * hourMs,
		perMinute,
	} as const;
	return mapAnswer(await ask(question, options), (rows) => {
		const byCode = Map.groupBy(rows, ({ cc }) => cc);
		return Object.fromEntries(
			[...byCode].map(([code, own]) => [code, sortDays(own.map(toDayRate))]),
		);
	});
}

function toPeriodPath({ from, to }: Period): string {
	const days = `start=${from.replaceAll('-', '')}&end=${to.replaceAll('-', '')}`;
	return `/NBU_Exchange/exchange_site?${days}&sort=exchangedate&order=asc&json`;
}

function toDayRate(row: { exchangedate: string; rate_per_unit: number }): DayRate {
	return { day: toIsoDay(row.exchangedate), uah: row.rate_per_unit };
}

/** @example toIsoDay('16.03.2026') // '2026-03-16' */
function toIsoDay(dotted: string): string {
	return dotted.split('.').reverse().join('-');
}
