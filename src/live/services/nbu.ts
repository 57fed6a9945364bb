import * as z from 'zod/mini';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { type DayRate, dropRepeats, type RateTable } from '#live/rate-table.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';

/** DD.MM.YYYY */
const daySchema = z.string().check(z.regex(/^\d\d\.\d\d\.\d{4}$/));
const rateSchema = z.number().check(z.positive());

const tableSchema = z
	.array(
		z.object({
			cc: z.string().check(z.regex(/^[A-Z]{3}$/)),
			/** For one unit. */
			rate: rateSchema,
			exchangedate: daySchema,
		}),
	)
	.check(z.minLength(1));

const historySchema = z
	.array(z.object({ exchangedate: daySchema, rate_per_unit: rateSchema }))
	.check(z.minLength(1));

const hourMs = 3_600_000;

/**
 * The rates of the day. The bank sets them once on a working day; it answers questions that it
 * cannot answer with status 200 and an empty list, or with text that is no JSON.
 */
export async function askNbuRates(options?: AskOptions): Promise<Answer<RateTable>> {
	const path = '/NBUStatService/v1/statdirectory/exchange?json';
	const question = { service: 'nbu', path, schema: tableSchema, freshMs: hourMs } as const;
	return mapAnswer(await ask(question, options), (rows) => ({
		day: toIsoDay(rows[0]?.exchangedate ?? ''),
		rates: dropRepeats(rows.map(({ cc, rate }) => ({ code: cc, uah: rate }))),
	}));
}

/** The rates of one currency from one day to another, both YYYY-MM-DD, oldest first. */
export async function askNbuHistory(
	code: string,
	from: string,
	to: string,
	options?: AskOptions,
): Promise<Answer<DayRate[]>> {
	const days = `start=${from.replaceAll('-', '')}&end=${to.replaceAll('-', '')}`;
	const path = `/NBU_Exchange/exchange_site?${days}&sort=exchangedate&order=asc&json&valcode=${code.toLowerCase()}`;
	const question = { service: 'nbu', path, schema: historySchema, freshMs: 12 * hourMs } as const;
	return mapAnswer(await ask(question, options), (rows) =>
		rows
			.map((row) => ({ day: toIsoDay(row.exchangedate), uah: row.rate_per_unit }))
			.sort((a, b) => a.day.localeCompare(b.day)),
	);
}

/** @example toIsoDay('16.03.2026') // '2026-03-16' */
function toIsoDay(dotted: string): string {
	return dotted.split('.').reverse().join('-');
}
