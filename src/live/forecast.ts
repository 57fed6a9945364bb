import type { DayWeather, HourWeather, Weather } from './weather.ts';

/**
 * A moment as the clocks of a place show it; `at` in milliseconds since 1970, `offset` in seconds ahead of UTC.
 * @example toLocalTime(0, 7200) // '1970-01-01T02:00'
 */
export function toLocalTime(at: number, offset: number): string {
	return new Date(at + offset * 1000).toISOString().slice(0, 16);
}

/** The days from today on, by the calendar of the place: a forecast that was kept has days that are over. */
export function listDays({ days, offset }: Weather, now: number): DayWeather[] {
	const today = toLocalTime(now, offset).slice(0, 10);
	return days.filter(({ day }) => day >= today);
}

/** The row of today, or undefined where the forecast does not reach today. */
export function findToday(weather: Weather, now: number): DayWeather | undefined {
	const today = toLocalTime(now, weather.offset).slice(0, 10);
	return weather.days.find(({ day }) => day === today);
}

/** At most `count` hours, beginning with the present one. */
export function listHours({ hours, offset }: Weather, now: number, count: number): HourWeather[] {
	const hour = toLocalTime(now, offset).slice(0, 13);
	return hours.filter(({ time }) => time.slice(0, 13) >= hour).slice(0, count);
}

/** When the sun rises and sets, HH:MM, or what it does instead. */
export type Daylight = { sunrise: string; sunset: string } | 'polar-day' | 'polar-night';

/** The daylight of today; undefined where the service does not report it. */
export function findDaylight(weather: Weather, now: number): Daylight | undefined {
	const today = findToday(weather, now);
	if (!today) return undefined;
	const { day, sunrise, sunset } = today;
	if (sunrise !== undefined && sunset !== undefined) return { sunrise, sunset };
	const hours = weather.hours.filter(({ time }) => time.startsWith(day));
	if (hours.length === 0) return undefined;
	if (hours.every(({ isDay }) => isDay === true)) return 'polar-day';
	return hours.every(({ isDay }) => isDay === false) ? 'polar-night' : undefined;
}
