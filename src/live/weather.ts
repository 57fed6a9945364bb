import type { Sky } from '#live/sky.ts';

/**
 * Weather in metric units; times are those of the clocks in the place. What a service does not report is absent, and
 * so is a row of a forecast that cannot be read.
 */
export interface Weather {
	/** When it was measured, YYYY-MM-DDTHH:MM. */
	time: string;
	/** Seconds by which the clocks of the place are ahead of UTC. */
	offset: number;
	/** Code of the World Meteorological Organization, or the words of the service. */
	sky?: number | string | undefined;
	/** The picture of the sky where the service has words instead of a code. */
	picture?: Sky | undefined;
	/** Whether the sun is up. */
	isDay?: boolean | undefined;
	/** Degrees Celsius. */
	temperature: number;
	feelsLike?: number | undefined;
	/** Percent. */
	humidity?: number | undefined;
	/** Hectopascals at sea level. */
	pressure?: number | undefined;
	/** Metres a second. */
	windSpeed?: number | undefined;
	gusts?: number | undefined;
	/** Degrees from north, clockwise; where the wind comes from. */
	windFrom?: number | undefined;
	/** UV index. */
	uv?: number | undefined;
	/** Hour by hour, from the first hour of the first day on; empty where the service has no forecast. */
	hours: readonly HourWeather[];
	/** The day of the measurement and the days after it. */
	days: readonly DayWeather[];
}

export interface HourWeather {
	/** YYYY-MM-DDTHH:MM */
	time: string;
	temperature: number;
	sky?: number | undefined;
	isDay?: boolean | undefined;
	/** Millimetres in the hour before. */
	rain?: number | undefined;
	/** Chance of rain or snow, percent. */
	wet?: number | undefined;
}

export interface DayWeather {
	/** YYYY-MM-DD */
	day: string;
	sky?: number | string | undefined;
	lowest: number;
	highest: number;
	/** Millimetres of the whole day. */
	rain?: number | undefined;
	/** Chance of rain or snow, percent. */
	wet?: number | undefined;
	/** Highest UV index. */
	uv?: number | undefined;
	/** HH:MM; absent where the sun does not rise or set. */
	sunrise?: string | undefined;
	sunset?: string | undefined;
}
