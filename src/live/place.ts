/** A place for which weather data are available. */
export interface Place {
	/** Number of the place at GeoNames, by which OpenWeather and Open-Meteo know it too. */
	id: number;
	name: string;
	/** ISO 3166, two letters; empty if unknown. */
	country: string;
	/** Region within the country, to distinguish places with the same name. */
	region?: string | undefined;
	/** Degrees. */
	latitude: number;
	longitude: number;
}
