/** Weather in metric units; times are those of the clocks in the place. */
export interface Weather {
	/** YYYY-MM-DDTHH:MM */
	time: string;
	/** Code of the World Meteorological Organization, or the words of the service. */
	sky: number | string;
	/** Degrees Celsius. */
	temperature: number;
	feelsLike: number;
	lowest: number;
	highest: number;
	/** Per cent. */
	humidity: number;
	/** Hectopascals at sea level. */
	pressure: number;
	/** Metres a second. */
	windSpeed: number;
	/** Degrees from north, clockwise; where the wind comes from. */
	windFrom: number;
	/** HH:MM; absent where the sun does not rise or set. */
	sunrise?: string | undefined;
	sunset?: string | undefined;
	/** Today and the days after it; empty where the service has no outlook. */
	days: readonly DayWeather[];
}

export interface DayWeather {
	/** YYYY-MM-DD */
	day: string;
	sky: number;
	lowest: number;
	highest: number;
	/** Chance of rain or snow, per cent. */
	wet?: number | undefined;
}
