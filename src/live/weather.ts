import type { Zone } from '#live/local-time.ts';
import type { Sky } from '#live/sky.ts';

/**
 * Weather in metric units; moments are milliseconds since 1970. What a service does not report is absent, and so is a
 * row of a forecast that cannot be read.
 */
export interface Weather {
	/** When it was measured, or the beginning of the hour whose forecast stands in. */
	at: number;
	isForecast?: true | undefined;
	/** The clocks of the place. */
	zone: Zone;
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
	/** When the hour begins. */
	at: number;
	temperature: number;
	/** Of the hour that begins, as rain and its chance. */
	sky?: number | undefined;
	isDay?: boolean | undefined;
	/** Millimetres. */
	rain?: number | undefined;
	/** Chance of rain or snow, percent. */
	wet?: number | undefined;
}

export interface DayWeather {
	/** YYYY-MM-DD, in the place. */
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
	sun?: Sun | undefined;
}

/** What the sun does on a day: rises and sets, stays up, or stays down. */
export type Sun = { rise: number; set: number } | 'polar-day' | 'polar-night';
