import * as v from 'valibot';
import { isCalendarDay, type Period, toDayNumber } from '#lib/calendar-day.ts';
import { type Answer, mapAnswer } from '#live/answer.ts';
import {
	type DayRate,
	type RateTable,
	type RateTrends,
	sortDays,
	toCommonDay,
} from '#live/rate-table.ts';
import { readableRows } from '#live/readable-rows.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';

const daySchema = v.pipe(v.string(), v.check(isCalendarDay));

/** Must be that currency: an answer about another one is rejected. */
function toSchema(code: string) {
	return v.object({
		date: daySchema,
		base: v.literal(code),
		quote: v.literal('UAH'),
		/** Hryvnias for one unit of `base`. */
		rate: v.pipe(v.number(), v.gtValue(0), v.maxValue(1e8)),
	});
}

const hourMs = 3_600_000;
/**
 * A table takes one request for each currency: in a single request, the service rounds the rates of metals to zero. The
 * rates of the last weeks take as many again, and a visitor looks at some histories.
 */
const perMinute = 30;
/** Rates of one table may be some days apart: the service does not receive all of them at the same time. */
const longestApart = 4;

/**
 * The rates of the National Bank as Frankfurter keeps them, for the currencies that are named: those that are valid now,
 * or the last ones up to a day. One that it does not know, or whose answer is unreadable, is left out; any other failure is a failure of the whole table.
 */
export async function askFrankfurterRates(
	codes: readonly string[],
	options?: AskOptions,
	day?: string,
): Promise<Answer<RateTable>> {
	const answers = await Promise.all(codes.map((code) => askRate(code, options, day)));
	const got = answers.flatMap((answer) => (answer.ok ? [answer] : []));
	const failure = findFailure(answers);
	if (failure) {
		const { reason, retryAt } = failure;
		return { ok: false, reason, retryAt, last: toLast(answers) };
	}
	return { ok: true, at: Math.min(...got.map(({ at }) => at)), data: toTable(got) };
}

/** The rates of some currencies, as far as the service has them. */
export async function askFrankfurterTrends(
	codes: readonly string[],
	period: Period,
	options?: AskOptions,
): Promise<Answer<RateTrends>> {
	const answers = await Promise.all(
		codes.map((code) => askFrankfurterHistory(code, period, options)),
	);
	const failure = findFailure(answers);
	if (failure) return { ok: false, reason: failure.reason, retryAt: failure.retryAt };
	const got = codes.flatMap((code, index) => {
		const answer = answers[index];
		return answer?.ok ? [{ code, ...answer }] : [];
	});
	return {
		ok: true,
		at: Math.min(...got.map(({ at }) => at)),
		data: Object.fromEntries(got.map(({ code, data }) => [code, data])),
	};
}

/** The rates of one currency since the first day of a period, oldest first. */
export async function askFrankfurterHistory(
	code: string,
	{ from, days }: Period,
	options?: AskOptions,
): Promise<Answer<DayRate[]>> {
	const path = `/v2/rates?base=${code}&quotes=UAH&providers=NBU&from=${from}`;
	const question = {
		service: 'frankfurter',
		path,
		keepAs: `/${days} days of ${code}`,
		schema: readableRows(toSchema(code)),
		freshMs: 12 * hourMs,
		perMinute,
	} as const;
	return mapAnswer(await ask(question, options), (rows) =>
		sortDays(rows.map(({ date, rate }) => ({ day: date, uah: rate }))),
	);
}

async function askRate(code: string, options?: AskOptions, day?: string): Promise<Answer<Row>> {
	const path = `/v2/rate/${code}/UAH?providers=NBU${day ? `&date=${day}` : ''}`;
	const question = {
		service: 'frankfurter',
		path,
		schema: toSchema(code),
		freshMs: 6 * hourMs,
		perMinute,
		retries: 0,
		toReason,
	} as const;
	return ask(question, options);
}

/** Its answer for a currency that it does not have. */
function toReason(status: number): 'not-found' | undefined {
	return status === 422 ? 'not-found' : undefined;
}

/**
 * The reason why several answers do not make a table: a failure that affects more than its own currency, or no good
 * answer at all.
 */
function findFailure(answers: readonly Answer<unknown>[]) {
	const failures = answers.flatMap((answer) => (answer.ok ? [] : [answer]));
	const own = ['not-found', 'bad-answer'];
	const serious = failures.find(({ reason }) => !own.includes(reason));
	return serious ?? (failures.length === answers.length ? failures[0] : undefined);
}

/** The last good answers, if there is one for every currency: a table of half the rates looks like a whole one. */
function toLast(answers: readonly Answer<Row>[]): { data: RateTable; at: number } | undefined {
	const kept = answers.flatMap((answer) => (answer.ok ? [answer] : (answer.last ?? [])));
	if (kept.length < answers.length) return undefined;
	return { data: toTable(kept), at: Math.min(...kept.map(({ at }) => at)) };
}

/** The day is that of the oldest of the rates, without those that are far from the day of most. */
function toTable(rows: readonly { data: Row }[]): RateTable {
	const rates = rows.map(({ data }) => ({ code: data.base, uah: data.rate, day: data.date }));
	const common = toDayNumber(toCommonDay(rates));
	const near = rates.filter(({ day }) => Math.abs(toDayNumber(day) - common) <= longestApart);
	return {
		day: near.map(({ day }) => day).sort()[0] ?? '',
		rates: near.map(({ code, uah }) => ({ code, uah })),
	};
}

type Row = v.InferOutput<ReturnType<typeof toSchema>>;
