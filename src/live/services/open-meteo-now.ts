import * as v from 'valibot';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { finiteNumber } from '#live/number.ts';
import type { Place } from '#live/place.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import { needed, type Range, ranges, value } from './weather-values.ts';

/** A list with the value of today. */
const today = (range: Range) => v.fallback(v.array(value(range)), []);

/** One place is an object, several are a list in the order of the request; an unreadable one is null. */
const one = v.fallback(
	v.nullable(
		v.object({
			current: v.object({
				temperature_2m: needed(ranges.degrees),
				weather_code: v.fallback(v.nullable(finiteNumber), null),
				is_day: v.fallback(v.nullable(finiteNumber), null),
			}),
			daily: v.object({
				temperature_2m_min: today(ranges.degrees),
				temperature_2m_max: today(ranges.degrees),
				precipitation_probability_max: today(ranges.percent),
			}),
		}),
	),
	null,
);
const schema = v.pipe(
	v.unknown(),
	v.transform((answer) => (Array.isArray(answer) ? answer : [answer])),
	v.array(one),
	v.check((list) => list.some(Boolean)),
);

/** The weather of a place in a few words. */
export interface Glance {
	/** Degrees Celsius. */
	temperature: number;
	sky: number | undefined;
	isDay: boolean | undefined;
	/** Of today. */
	lowest: number | undefined;
	highest: number | undefined;
	/** Chance of rain or snow today, percent. */
	wet: number | undefined;
}

const freshMs = 10 * 60_000;
const perMinute = 10;

/** The weather of several places with one request, in their order; undefined for an unreadable one. */
export async function askGlances(
	places: readonly Place[],
	options?: AskOptions,
): Promise<Answer<(Glance | undefined)[]>> {
	const list = (key: 'latitude' | 'longitude') =>
		places.map((place) => place[key].toFixed(4)).join(',');
	const question = {
		service: 'meteo',
		path: `/v1/forecast?latitude=${list('latitude')}&longitude=${list('longitude')}&current=temperature_2m,weather_code,is_day&daily=temperature_2m_min,temperature_2m_max,precipitation_probability_max&timezone=auto&forecast_days=1`,
		schema,
		freshMs,
		perMinute,
	} as const;
	return mapAnswer(await ask(question, options), (answer) =>
		answer.map((each) => {
			if (!each) return undefined;
			const { current, daily } = each;
			const { temperature_2m: temperature, weather_code: sky, is_day: day } = current;
			return {
				temperature,
				sky: sky ?? undefined,
				isDay: day === null ? undefined : day === 1,
				lowest: daily.temperature_2m_min[0] ?? undefined,
				highest: daily.temperature_2m_max[0] ?? undefined,
				wet: daily.precipitation_probability_max[0] ?? undefined,
			};
		}),
	);
}
