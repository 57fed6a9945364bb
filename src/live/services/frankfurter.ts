import * as z from 'zod/mini';
import { type Answer, mapAnswer } from '#live/answer.ts';
import type { DayRate, RateTable } from '#live/rate-table.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';

const daySchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** Must be that currency: an answer about another one is rejected. */
function toSchema(code: string) {
	return z.object({
		date: daySchema,
		base: z.literal(code),
		quote: z.literal('UAH'),
		/** Hryvnias for one unit of `base`. */
		rate: z.number().check(z.positive()),
	});
}

const hourMs = 3_600_000;
/** A table takes one request for each currency: in a single request, the service rounds the rates of metals to zero. */
const perMinute = 14;

/**
 * The rates of the National Bank as Frankfurter keeps them, for the currencies that are named. One
 * that it does not know is left out; any other failure is a failure of the whole table.
 */
export async function askFrankfurterRates(
	codes: readonly string[],
	options?: AskOptions,
): Promise<Answer<RateTable>> {
	const answers = await Promise.all(codes.map((code) => askRate(code, options)));
	const failure = answers.find((answer) => !answer.ok && answer.reason !== 'not-found');
	const got = answers.flatMap((answer) => (answer.ok ? [answer] : []));
	const [first] = got;
	if (failure && !failure.ok) {
		const { reason, retryAt } = failure;
		return { ok: false, reason, retryAt, last: toLast(answers) };
	}
	if (!first) return { ok: false, reason: 'not-found', retryAt: Date.now() };
	return { ok: true, at: Math.min(...got.map(({ at }) => at)), data: toTable(got) };
}

/** The rates of one currency since a day (YYYY-MM-DD), oldest first. */
export async function askFrankfurterHistory(
	code: string,
	from: string,
	options?: AskOptions,
): Promise<Answer<DayRate[]>> {
	const path = `/v2/rates?base=${code}&quotes=UAH&providers=NBU&from=${from}`;
	const question = {
		service: 'frankfurter',
		path,
		schema: z.array(toSchema(code)).check(z.minLength(1)),
		freshMs: 12 * hourMs,
		perMinute,
	} as const;
	return mapAnswer(await ask(question, options), (rows) =>
		rows
			.map(({ date, rate }) => ({ day: date, uah: rate }))
			.sort((a, b) => a.day.localeCompare(b.day)),
	);
}

async function askRate(code: string, options?: AskOptions): Promise<Answer<Row>> {
	const path = `/v2/rate/${code}/UAH?providers=NBU`;
	const question = {
		service: 'frankfurter',
		path,
		schema: toSchema(code),
		freshMs: 6 * hourMs,
		perMinute,
		retries: 0,
		toReason: (status: number) => (status === 422 ? ('not-found' as const) : undefined),
	} as const;
	return ask(question, options);
}

/** The last good answers, if there is one for every currency: a table of half the rates looks like a whole one. */
function toLast(answers: readonly Answer<Row>[]): { data: RateTable; at: number } | undefined {
	const kept = answers.flatMap((answer) => (answer.ok ? [answer] : (answer.last ?? [])));
	if (kept.length < answers.length) return undefined;
	return { data: toTable(kept), at: Math.min(...kept.map(({ at }) => at)) };
}

/** The day is that of the oldest of the rates, which can differ by one around noon. */
function toTable(rows: readonly { data: Row }[]): RateTable {
	return {
		day: rows.map(({ data }) => data.date).sort()[0] ?? '',
		rates: rows.map(({ data }) => ({ code: data.base, uah: data.rate })),
	};
}

type Row = z.output<ReturnType<typeof toSchema>>;
