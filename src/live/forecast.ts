import { writeOffset } from '#i18n/time-zone.ts';
import { toLocalTime } from './local-time.ts';
import type { DayWeather, HourWeather, Sun, Weather } from './weather.ts';

/** The days from today on, by the calendar of the place: a forecast that was kept has days that are over. */
export function listDays({ days, zone }: Weather, now: number): DayWeather[] {
	const today = toLocalTime(now, zone).slice(0, 10);
	return days.filter(({ day }) => day >= today);
}

/** The row of today, or undefined where the forecast does not reach today. */
export function findToday(weather: Weather, now: number): DayWeather | undefined {
	const today = toLocalTime(now, weather.zone).slice(0, 10);
	return weather.days.find(({ day }) => day === today);
}

/** An hour on the clocks of the place. */
export interface LocalHour extends HourWeather {
	/** YYYY-MM-DDTHH:MM */
	time: string;
	/** Such as UTC+3, of an hour that the clocks show twice because they are set back. */
	offset: string | undefined;
}

/** At most `count` hours, beginning with the present one. */
export function listHours({ hours, zone }: Weather, now: number, count: number): LocalHour[] {
	const listed = hours
		.filter(({ at }) => at + 3_600_000 > now)
		.slice(0, count)
		.map((hour) => ({ ...hour, time: toLocalTime(hour.at, zone) }));
	return listed.map((hour) => {
		const { at, time } = hour;
		const isTwice = listed.filter((other) => other.time === time).length > 1;
		const minutes = (Date.parse(`${time}Z`) - at) / 60_000;
		return { ...hour, offset: isTwice ? writeOffset(minutes) : undefined };
	});
}

/** Hours that follow each other, in each of which it rains or snows. */
export interface WetSpell {
	from: LocalHour;
	/** The first dry hour. */
	to: LocalHour;
	most: LocalHour;
	/** How many hours it lasts. */
	length: number;
	/** It rains already. */
	isNow: boolean;
}

const dayLength = 24;

/**
 * The next rain or snow that begins within a day and ends within `hours`, which begin with the present one; `dry` where
 * there is none, undefined where the forecast does not reach so far.
 */
export function findWetSpell(hours: readonly LocalHour[]): WetSpell | 'dry' | undefined {
	const start = hours.slice(0, dayLength).findIndex(({ rain = 0 }) => rain > 0);
	if (start < 0)
		return hours.length >= dayLength && hours.every(({ rain }) => rain !== undefined)
			? 'dry'
			: undefined;
	const rest = hours.slice(start);
	const length = rest.findIndex(({ rain = 0 }) => rain === 0);
	const [from, to] = [rest[0], rest[length]];
	const [most] = rest.slice(0, length).sort((a, b) => (b.rain ?? 0) - (a.rain ?? 0));
	return from && to && most && { from, to, most, length, isNow: start === 0 };
}

/** When the sun rises and sets, YYYY-MM-DDTHH:MM there, or what it does instead; it may set after midnight. */
export type Daylight = { sunrise: string; sunset: string } | Extract<Sun, string>;

/** The daylight of today; undefined where the service does not report it. */
export function findDaylight(weather: Weather, now: number): Daylight | undefined {
	const sun = findToday(weather, now)?.sun;
	if (typeof sun !== 'object') return sun;
	return {
		sunrise: toLocalTime(sun.rise, weather.zone),
		sunset: toLocalTime(sun.set, weather.zone),
	};
}
